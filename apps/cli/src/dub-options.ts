import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { AUTO_VOICE, type Background, backgroundSchema, DEFAULT_BACKGROUND } from "@dubdeck/domain";
import { type DubOrder, isLink } from "./dub-file.ts";
import { CliError, EXIT } from "./exit-codes.ts";

export const USAGE = `Dub a video into another language.

  npm run dub -- INPUT --to LANGUAGE [--voice ID] [--background keep|duck] [--dual-audio]
                 [--burn-subtitles] [--review] [--json] --out OUTPUT

  INPUT         an MP4, MOV or AVI file, or a link to a video
  --to          en es fr de it tr ja pt ar zh
  --voice       a voice id; ${AUTO_VOICE} by default: the closest voice for each speaker
  --background  keep replaces the voice and leaves music and other sound as they are; duck keeps
                the original quietly underneath; ${DEFAULT_BACKGROUND} by default
  --dual-audio  keep the original as a second audio track
  --burn-subtitles
                draw the subtitles into the picture
  --review      read and correct the translation in $EDITOR before it is spoken
  --json        print one JSON object and nothing else
  --out         where the dubbed MP4 is written

Exit codes: 0 done, 1 the job failed, 2 usage, 3 no server or token, 4 refused, 130 interrupted.
DUBDECK_URL and DUBDECK_TOKEN name another server; without them this machine's own is used,
and started when none runs.`;

export interface DubOptions extends Omit<DubOrder, "review"> {
  readonly review: boolean;
  readonly json: boolean;
  readonly out: string;
}

/**
 * Parses the command line of `npm run dub`.
 * @param here folder that relative paths are resolved against
 * @throws CliError that names the missing or wrong option
 */
export function parseDubOptions(args: readonly string[], here: string): DubOptions {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      to: { type: "string" },
      voice: { type: "string", default: AUTO_VOICE },
      background: { type: "string", default: DEFAULT_BACKGROUND },
      out: { type: "string" },
      "dual-audio": { type: "boolean", default: false },
      "burn-subtitles": { type: "boolean", default: false },
      review: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
    },
  });
  const [input] = positionals;
  if (!input || positionals.length > 1) throw new CliError(EXIT.usage, "Name one input file.");
  if (!values.to) throw new CliError(EXIT.usage, "Say the target language: --to es");
  if (!values.out) throw new CliError(EXIT.usage, "Say where to write: --out dubbed.mp4");
  const { to, json, voice, review, "dual-audio": dualAudio } = values;
  return {
    to,
    json,
    voice,
    dualAudio,
    burnSubtitles: values["burn-subtitles"],
    review,
    background: parseBackground(values.background),
    input: isLink(input) ? input : resolve(here, input),
    out: resolve(here, values.out),
  };
}

function parseBackground(value: string): Background {
  const { data } = backgroundSchema.safeParse(value);
  if (!data) throw new CliError(EXIT.usage, "Say the background: --background keep, or duck");
  return data;
}
