import {
  AUTO_VOICE,
  type Background,
  DEFAULT_BACKGROUND,
  type LanguageCode,
} from "@dubdeck/domain";
import { useState } from "react";
import { trpc } from "../../lib/trpc.ts";
import { usePlan } from "../auth/use-plan.ts";

/** What is chosen for a new dub; it begins with the defaults of the account and of the product. */
export function useDubChoices() {
  const plan = usePlan();
  const { data: defaults } = trpc.settings.get.useQuery(undefined, {
    enabled: plan === "enterprise",
  });
  const [chosenLanguage, setChosenLanguage] = useState<LanguageCode | "" | null>(null);
  const [chosenVoice, setVoice] = useState<string | null>(null);
  const [voices, setVoices] = useState<Record<string, string>>({});
  const [background, setBackground] = useState<Background>(DEFAULT_BACKGROUND);
  const [dualAudio, setDualAudio] = useState(false);

  const language = chosenLanguage ?? defaults?.defaultLanguage ?? "";
  const voice = chosenVoice ?? (chosenLanguage === null ? defaults?.defaultVoice : null) ?? "";

  /** Voices belong to a language; only the automatic choice holds for all. */
  function setLanguage(next: LanguageCode | "") {
    setChosenLanguage(next);
    setVoice(voice === AUTO_VOICE ? AUTO_VOICE : "");
    setVoices({});
  }
  const chosen = { language, voice, voices, background, dualAudio };
  const change = { setLanguage, setVoice, setVoices, setBackground, setDualAudio };
  return { ...chosen, ...change };
}
