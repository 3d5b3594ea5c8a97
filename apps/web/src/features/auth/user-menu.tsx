import { useNavigate } from "@tanstack/react-router";
import { ChevronDown, CreditCard, LayoutDashboard, LogOut, Settings } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";
import { nameOf } from "../../lib/format.ts";
import { useAuth } from "../../lib/session/auth-store.ts";
import { logout } from "../../lib/session/session.ts";
import { buttonClass } from "../../ui/button.tsx";
import { mayStopUploads } from "../upload/warn-while-uploading.ts";

/** Shows the signed-in user's menu. */
export function UserMenu() {
  const user = useAuth((state) => state.user);
  const navigate = useNavigate();
  if (!user) return null;

  async function signOut() {
    if (!mayStopUploads()) return;
    await navigate({ to: "/" });
    logout();
  }

  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className={buttonClass({ variant: "ghost", size: "sm" }, "px-2")}>
        <Avatar email={user.email} />
        <span className="max-w-32 truncate max-sm:sr-only">{nameOf(user.email)}</span>
        <ChevronDown className="size-4 text-soft" aria-hidden />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          className="z-50 grid min-w-52 animate-rise rounded-lg border bg-card p-1.5 shadow-raised"
        >
          <p className="truncate border-b px-2.5 pt-1.5 pb-2.5 text-sm text-soft">{user.email}</p>
          <Entry icon={<LayoutDashboard />} onSelect={() => navigate({ to: "/app" })}>
            Dashboard
          </Entry>
          <Entry icon={<CreditCard />} onSelect={() => navigate({ to: "/app/billing" })}>
            Billing
          </Entry>
          {user.plan === "enterprise" && (
            <Entry icon={<Settings />} onSelect={() => navigate({ to: "/app/settings" })}>
              Settings
            </Entry>
          )}
          <Entry icon={<LogOut />} onSelect={signOut}>
            Sign Out
          </Entry>
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface EntryProps {
  icon: ReactNode;
  onSelect: () => Promise<void>;
  children: ReactNode;
}

function Entry({ icon, onSelect, children }: EntryProps) {
  return (
    <DropdownMenu.Item
      onSelect={() => void onSelect()}
      className="mt-1 flex cursor-pointer items-center gap-2.5 rounded-sm px-2.5 py-2.5 text-sm outline-none data-highlighted:bg-well [&_svg]:size-4 [&_svg]:text-soft"
    >
      {icon}
      {children}
    </DropdownMenu.Item>
  );
}

function Avatar({ email }: { email: string }) {
  return (
    <span
      aria-hidden
      className="grid size-7 place-items-center rounded-full bg-brand-tint text-sm font-semibold text-brand uppercase"
    >
      {email.charAt(0)}
    </span>
  );
}
