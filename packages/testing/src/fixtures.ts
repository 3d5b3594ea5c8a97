import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

/**
 * `jfk.mp4`: 11 s, one speaker. `story.mp4`: 34 s, five utterances over a soft chord.
 * `readers.mp4`: 55 s, three readers in turn over music. `meeting.mp4`: 60 s, two men far from the
 * microphones. `apollo.mp4`: 89 s of noisy radio.
 */
export type Fixture =
  | "jfk.mp4"
  | "story.mp4"
  | "story.json"
  | "readers.mp4"
  | "meeting.mp4"
  | "apollo.mp4";

/** Returns the full path of a fixture. */
export function fixture(name: Fixture): string {
  return join(import.meta.dirname, "../fixtures", name);
}

const storySchema = z.object({
  utterances: z.array(z.object({ start: z.number(), end: z.number(), text: z.string() })),
});

/** Loads the utterances of story.mp4: start and end of speech in ms, and text. */
export async function storyUtterances(): Promise<
  { startMs: number; endMs: number; text: string }[]
> {
  const story = storySchema.parse(JSON.parse(await readFile(fixture("story.json"), "utf8")));
  return story.utterances.map(({ start, end, text }) => ({
    startMs: Math.round(start * 1000),
    endMs: Math.round(end * 1000),
    text,
  }));
}
