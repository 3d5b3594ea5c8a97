import {
  AUTO_VOICE,
  type Background,
  DEFAULT_BACKGROUND,
  type Job,
  type LanguageCode,
  parseMix,
} from "@dubdeck/domain";
import { useState } from "react";
import { usePlan } from "../../lib/session/auth-store.ts";
import { trpc } from "../../lib/trpc.ts";

export type DubChoices = ReturnType<typeof useDubChoices>;

/**
 * Holds what is chosen for new dubs, one per language. It begins with the settings of the dub that
 * they follow, else with the defaults of the account and of the product; a voice that is no longer
 * offered has to be chosen again.
 */
export function useDubChoices(from: Job | null) {
  const plan = usePlan();
  const { data: defaults } = trpc.settings.get.useQuery(undefined, {
    enabled: plan === "enterprise",
  });
  const [chosenLanguage, setChosenLanguage] = useState<LanguageCode | "" | null>(
    from?.targetLanguage ?? null,
  );
  const [more, setMore] = useState<readonly LanguageCode[]>([]);
  const [chosenVoice, setVoice] = useState(from?.voicePreset ?? null);
  const [chosenVoices, setVoices] = useState(from?.voices ?? {});
  const [background, setBackground] = useState<Background>(from?.background ?? DEFAULT_BACKGROUND);
  const [dualAudio, setDualAudio] = useState(from?.dualAudio ?? false);
  const [sourceLanguage, setSourceLanguage] = useState(askedLanguage(from));

  const language = chosenLanguage ?? defaults?.defaultLanguage ?? "";
  const isOffered = useOfferedVoices(language);
  const wanted = chosenVoice ?? (chosenLanguage === null ? defaults?.defaultVoice : null) ?? "";
  const voice = isOffered(wanted) ? wanted : "";
  const voices = Object.fromEntries(Object.entries(chosenVoices).filter(([, id]) => isOffered(id)));

  /** Voices belong to a language; only the automatic choice and custom voices hold for all. */
  function setLanguage(next: LanguageCode | "") {
    setChosenLanguage(next);
    setMore(next === "" ? [] : more.filter((code) => code !== next));
    setVoice(speaksAll(voice) ? voice : "");
    setVoices(Object.fromEntries(Object.entries(voices).filter(([, id]) => speaksAll(id))));
  }
  const languages = language === "" ? [] : [language, ...more];
  const several = languages.length > 1;
  return {
    languages,
    more,
    voice: several && !speaksAll(voice) ? AUTO_VOICE : voice,
    voices: several ? {} : voices,
    background,
    dualAudio,
    sourceLanguage,
    setLanguage,
    setMore,
    setVoice,
    setVoices,
    setBackground,
    setDualAudio,
    setSourceLanguage,
  };
}

/** Whether a choice of voice holds for every language. */
const speaksAll = (id: string): boolean => id === AUTO_VOICE || parseMix(id) !== null;

/** A detected language is not taken over as if its owner had chosen it. */
const askedLanguage = (from: Job | null): string =>
  from && !from.languageDetected ? (from.sourceLanguage ?? "") : "";

/** Tells whether a voice can be chosen for a language; every voice can while the list is loading. */
function useOfferedVoices(language: LanguageCode | ""): (id: string) => boolean {
  const { data } = trpc.catalog.voices.useQuery(
    { lang: language || undefined },
    { enabled: language !== "" },
  );
  return (id) => id === AUTO_VOICE || !data || data.some((voice) => voice.id === id);
}
