import {
  AudioLines,
  ChartNoAxesColumn,
  Eye,
  Files,
  Languages,
  ShieldCheck,
  SlidersHorizontal,
  UserRound,
  Zap,
} from "lucide-react";
import { Section } from "../../ui/section.tsx";

const FEATURES = [
  {
    icon: Languages,
    title: "Multi-language",
    text: "Dub one video into 7+ languages; each dub stands beside the others on the video's page.",
  },
  {
    icon: AudioLines,
    title: "Natural voices",
    text: "Neural voices that speak each line at a human pace, never more than a third faster.",
  },
  {
    icon: Zap,
    title: "Fast",
    text: "Long videos are cut at their silences, and every part is worked on while the next is heard.",
  },
  {
    icon: ShieldCheck,
    title: "Secure and GDPR-ready",
    text: "Private storage, short-lived links, and deletion that removes every file of yours.",
  },
  {
    icon: SlidersHorizontal,
    title: "Customization",
    text: "Choose the voice, keep the original as a second audio track, or mix it softly underneath.",
  },
  {
    icon: ChartNoAxesColumn,
    title: "Analytics",
    text: "Minutes, languages, success rate and processing time, counted to the second.",
  },
];
const HIGHLIGHTS = [
  {
    icon: Eye,
    title: "Real-time preview",
    text: "Watch stage and line as they happen, and play the first minute before the rest is done.",
  },
  {
    icon: UserRound,
    title: "Voice selection",
    text: "Female and male voices for every language, with more on the premium plans.",
  },
  {
    icon: Files,
    title: "Batch processing",
    text: "Drop several files at once and dub each into the languages it needs.",
  },
];

export function FeaturesSection() {
  return (
    <Section
      id="features"
      kicker="Features"
      title="Everything between your voice and theirs"
      lead="Speech recognition, translation, voices and the mix in one place, so that the result sounds like it was always meant to be there."
    >
      <ul className="grid gap-x-10 gap-y-10 border-t pt-10 sm:grid-cols-2 lg:grid-cols-3">
        {FEATURES.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Icon className="size-6 text-brand" aria-hidden />
            <h3 className="mt-4 text-lg tracking-tight">{title}</h3>
            <p className="mt-2 text-soft">{text}</p>
          </li>
        ))}
      </ul>
      <ul className="mt-14 grid gap-4 md:grid-cols-3">
        {HIGHLIGHTS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="rounded-xl bg-brand-tint p-6">
            <h3 className="flex items-center gap-2.5 font-semibold">
              <Icon className="size-5 text-brand" aria-hidden />
              {title}
            </h3>
            <p className="mt-2 text-ink/80">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
