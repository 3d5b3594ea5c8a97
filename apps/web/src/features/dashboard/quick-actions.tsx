import { ChartNoAxesColumn, ChevronRight, Upload } from "lucide-react";
import { Link } from "@tanstack/react-router";
import { Card, CardTitle } from "../../ui/card.tsx";

const ACTIONS = [
  { to: "/app/upload", label: "Upload New Video", icon: Upload },
  { to: "/app/billing", label: "View Analytics", icon: ChartNoAxesColumn },
] as const;

export function QuickActions() {
  return (
    <Card className="grid content-start gap-3">
      <CardTitle>Quick Actions</CardTitle>
      {ACTIONS.map(({ to, label, icon: Icon }) => (
        <Link
          key={to}
          to={to}
          className="flex items-center gap-3 rounded-md border px-4 py-3 font-medium transition-colors hover:border-edge hover:bg-well"
        >
          <Icon className="size-5 text-brand" aria-hidden />
          {label}
          <ChevronRight className="ml-auto size-4 text-soft" aria-hidden />
        </Link>
      ))}
    </Card>
  );
}
