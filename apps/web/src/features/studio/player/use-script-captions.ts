import { useDeferredValue, useEffect, useMemo } from "react";
import { useStudio } from "../state/use-studio.ts";
import type { StudioLine } from "../studio.ts";

/** Returns a URL of the script as WebVTT subtitles. */
export function useScriptCaptions(field: "text" | "sourceText"): string {
  const lines = useDeferredValue(useStudio((state) => state.lines));
  const url = useMemo(
    () => URL.createObjectURL(new Blob([toVtt(lines, field)], { type: "text/vtt" })),
    [lines, field],
  );
  useEffect(() => () => URL.revokeObjectURL(url), [url]);
  return url;
}

function toVtt(lines: readonly StudioLine[], field: "text" | "sourceText"): string {
  const cues = lines.flatMap((line) => {
    const text = (line[field] ?? "").replaceAll(/\s*\n\s*/g, " ").replaceAll("-->", "→");
    return text ? [`${stamp(line.startMs)} --> ${stamp(line.endMs)}\n${escaped(text)}`] : [];
  });
  return ["WEBVTT", ...cues].join("\n\n");
}

const stamp = (ms: number): string => new Date(ms).toISOString().slice(11, 23);
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
