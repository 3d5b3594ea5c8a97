import type { LanguageCode } from "@dubdeck/domain";
import { useEffect, useRef, useState } from "react";
import { api } from "../../lib/api.ts";
import { notifyError } from "../../lib/notify.ts";
import { playAudio } from "../../lib/play-audio.ts";

/** The sample playing now; starting another one stops it. */
let activeSample: AbortController | null = null;

/** Plays voice samples; stops on unmount. */
export function useSample(voice: string, language: LanguageCode) {
  const [state, setState] = useState<"silent" | "loading" | "playing">("silent");
  const own = useRef<AbortController | null>(null);
  useEffect(() => () => own.current?.abort(), []);

  async function play() {
    activeSample?.abort();
    const control = new AbortController();
    const { signal } = control;
    activeSample = own.current = control;
    setState("loading");
    try {
      const { url } = await api.catalog.voiceSample.query({ voice, language }, { signal });
      signal.throwIfAborted();
      await playAudio(url, { signal, onPlaying: () => setState("playing") });
    } catch (error) {
      if (!signal.aborted) notifyError("Sample not available", error);
    }
    if (own.current === control) setState("silent");
  }
  return { state, play, stop: () => own.current?.abort() };
}
