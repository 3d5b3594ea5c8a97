import { useEffect, useRef, useState } from "react";
import { errorMessage } from "../../../lib/error-message.ts";
import { usePlayerHere } from "../player/player-context.ts";
import type { StudioLine } from "../studio.ts";
import { type Recorder, startRecording, type Take } from "./recorder.ts";

type State =
  | { readonly step: "ready"; readonly problem?: string }
  | { readonly step: "recording" }
  | { readonly step: "taken"; readonly take: Take; readonly url: string };

/** Records a line while its part of the video plays without sound. */
export function useRecorder(line: StudioLine) {
  const { ref, seek, toggle, pause } = usePlayerHere();
  const [state, setState] = useState<State>({ step: "ready" });
  const [level, setLevel] = useState(0);
  const recorder = useRef<Recorder | null>(null);
  const url = state.step === "taken" ? state.url : null;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);
  useEffect(() => {
    const video = ref.current;
    return () => {
      recorder.current?.cancel();
      if (video) video.muted = false;
    };
  }, [ref]);

  async function start() {
    try {
      pause();
      recorder.current = await startRecording(setLevel);
      if (ref.current) ref.current.muted = true;
      seek(line.startMs);
      toggle();
      setState({ step: "recording" });
    } catch (error) {
      const why = errorMessage(error, "The microphone could not be used.");
      setState({ step: "ready", problem: `The microphone could not be used: ${why}` });
    }
  }
  async function stop() {
    const take = await recorder.current?.stop();
    recorder.current = null;
    pause();
    seek(line.startMs);
    if (ref.current) ref.current.muted = false;
    if (take) setState({ step: "taken", take, url: URL.createObjectURL(take.file) });
  }
  return { state, level, start, stop };
}
