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
 * Holds the settings of new dubs, one dub per language. Starts from `from`, or else from the
 * account's defaults and then the product's. Clears voices that are no longer offered.
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
  const [review, setReview] = useState(from?.review ?? false);
  const [burnSubtitles, setBurnSubtitles] = useState(from?.burnSubtitles ?? false);
  const [sourceLanguage, setSourceLanguage] = useState(chosenSourceLanguage(from));

  const language = chosenLanguage ?? defaults?.defaultLanguage ?? "";
  const isOffered = useOfferedVoices(language);
  const wanted = chosenVoice ?? (chosenLanguage === null ? defaults?.defaultVoice : null) ?? "";
  const voice = isOffered(wanted) ? wanted : "";
  const voices = Object.fromEntries(Object.entries(chosenVoices).filter(([, id]) => isOffered(id)));

  /** Clears voices of the old language; the automatic choice and custom voices work for all. */
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
    review,
    burnSubtitles,
    sourceLanguage,
    setLanguage,
    setMore,
    setVoice,
    setVoices,
    setBackground,
    setDualAudio,
    setReview,
    setBurnSubtitles,
    setSourceLanguage,
  };
}

/** Returns whether a voice works for every language. */
const speaksAll = (id: string): boolean => id === AUTO_VOICE || parseMix(id) !== null;

/**
 * Returns the source language if the user chose it; empty if it was detected, so that it is
 * detected again.
 */
const chosenSourceLanguage = (from: Job | null): string =>
  from && !from.languageDetected ? (from.sourceLanguage ?? "") : "";

/** Returns a predicate for the voices offered in a language; accepts all while the list loads. */
function useOfferedVoices(language: LanguageCode | ""): (id: string) => boolean {
  const { data } = trpc.catalog.voices.useQuery(
    { lang: language || undefined },
    { enabled: language !== "" },
  );
  return (id) => id === AUTO_VOICE || !data || data.some((voice) => voice.id === id);
}
