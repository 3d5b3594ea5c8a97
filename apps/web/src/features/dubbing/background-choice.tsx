import type { Background } from "@dubdeck/domain";
import { RadioCards, type RadioOption } from "../../ui/radio-cards.tsx";

const OPTIONS: readonly RadioOption<Background>[] = [
  {
    value: "keep",
    label: "Replace the voice",
    hint: "Music and other sounds stay as they are.",
  },
  { value: "duck", label: "Voice-over", hint: "The original stays quietly underneath." },
];

interface Props {
  value: Background;
  onChange: (background: Background) => void;
}

/** Shows the choice of background sound under the dub. */
export function BackgroundChoice(props: Props) {
  return <RadioCards legend="Background sound" options={OPTIONS} {...props} />;
}
