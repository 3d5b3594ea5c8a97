import { AUTO_VOICE, type Script, type ScriptLine, soundOf, voiceOfLine } from "@dubdeck/domain";
import { z } from "zod";
import { clipSchema, type Flag, flagSchema, hasFlag, type Line } from "./line.ts";

const takeSchema = z.object({
  /** What determined the sound: a later line with the same id and sound need not be spoken again. */
  sound: z.string().nullable(),
  clip: clipSchema.nullable(),
  /** Problems that do not depend on the line's time. */
  flags: z.array(flagSchema),
});

/** How a job spoke each line of its script, by line id. */
export const takesSchema = z.record(z.string(), takeSchema);
export type Takes = z.infer<typeof takesSchema>;

/** Returns how the lines of a script were spoken. */
export function takesOf(script: Script, lines: readonly Line[]): Takes {
  const spoken = new Map(lines.map((line) => [line.id, line]));
  return Object.fromEntries(
    script.lines.flatMap((scriptLine) => {
      const line = spoken.get(scriptLine.id);
      if (!line) return [];
      const flags = line.flags.filter(({ kind }) => LASTING.has(kind));
      return [[scriptLine.id, { sound: takeSound(scriptLine, script), clip: line.clip, flags }]];
    }),
  );
}

const LASTING: ReadonlySet<Flag["kind"]> = new Set([
  "unclear",
  "untranslated",
  "refused",
  "misheard",
]);

/** Like soundOf, but also tells recordings apart. */
const takeSound = (line: ScriptLine, script: Script): string | null =>
  line.recording === null ? soundOf(line, script) : `recording ${line.recording}`;

/**
 * Makes lines of a script, for speaking or for fitting. A line that was spoken before keeps its
 * clip.
 * @param takes of earlier jobs of the same dub, newest first
 * @param usualVoice speaks the lines that have no voice
 */
export function linesOfScript(
  script: Script,
  { takes, usualVoice }: { readonly takes: readonly Takes[]; readonly usualVoice: string },
): Line[] {
  return script.lines.map((line) => {
    const { id, speaker, sourceText, text, startMs, endMs, sayAs, speed, recording } = line;
    const sound = takeSound(line, script);
    const take = takes.flatMap((each) => each[id] ?? []).find((each) => each.sound === sound);
    const voice = voiceOfLine(line, script.speakers);
    return {
      id,
      sentence: id,
      speaker,
      sourceText,
      text,
      startMs,
      endMs,
      voice: voice === null || voice === AUTO_VOICE ? usualVoice : voice,
      ...(sayAs !== null && { sayAs }),
      ...(speed !== null && { speed }),
      ...(recording !== null && { recorded: true as const, voice: null }),
      clip: take?.clip ?? null,
      fit: null,
      placement: null,
      flags: take?.flags ?? [],
    };
  });
}

/** Whether a voice has to speak the line. */
export const needsVoice = (line: Line): boolean =>
  line.text !== null && !line.recorded && line.clip === null && !hasFlag(line, "refused");
