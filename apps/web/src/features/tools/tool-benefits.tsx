import { BadgeCheck, Cpu, Zap } from "lucide-react";

const BENEFITS = [
  {
    icon: Zap,
    title: "Fast",
    text: "Work starts while the rest is still being read, so results arrive in minutes.",
  },
  {
    icon: BadgeCheck,
    title: "Professional quality",
    text: "Broadcast loudness, clean cuts and subtitles that follow the reading speed.",
  },
  {
    icon: Cpu,
    title: "Latest AI tech",
    text: "Current speech models, exchanged for better ones as they appear.",
  },
];

export function ToolBenefits() {
  return (
    <section aria-labelledby="benefits-title" className="border-t bg-well/60 py-20">
      <div className="container-page">
        <h2 id="benefits-title" className="text-title">
          Why Choose Our Tools?
        </h2>
        <ul className="mt-10 grid gap-5 md:grid-cols-3">
          {BENEFITS.map(({ icon: Icon, title, text }) => (
            <li key={title} className="rounded-xl border bg-card p-6 shadow-card">
              <Icon className="size-6 text-dub-ink" aria-hidden />
              <h3 className="mt-4 text-lg tracking-tight">{title}</h3>
              <p className="mt-2 text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
