import type { FileScore } from "./score-file.ts";

const COLUMNS: readonly [heading: string, cell: (score: FileScore) => string][] = [
  ["clip", ({ file }) => file],
  ["to", ({ to }) => to],
  ["lines", ({ lines }) => `${lines}`],
  ["natural", ({ naturalShare }) => percent(naturalShare)],
  ["cut", ({ cutShare }) => percent(cutShare)],
  ["onset p95", ({ onsetErrorP95Ms }) => `${(onsetErrorP95Ms / 1000).toFixed(2)} s`],
  ["coverage", ({ coverage }) => coverage.toFixed(2)],
  ["heard back, WER", ({ wordErrorRate }) => wordErrorRate.toFixed(2)],
  ["speakers / voices", speakers],
  ["invented", ({ inventedLines }) => `${inventedLines}`],
  ["original voice", ({ originalVoiceDb }) => decibels(originalVoiceDb)],
  ["music under speech", ({ backgroundUnderSpeechDb }) => decibels(backgroundUnderSpeechDb)],
  ["in gaps", ({ backgroundInGapsDb }) => decibels(backgroundInGapsDb)],
  ["loudness", ({ loudnessLufs }) => `${loudnessLufs.toFixed(1)} LUFS`],
  ["true peak", ({ truePeakDbtp }) => `${truePeakDbtp.toFixed(1)} dBTP`],
];

/** Formats scores as a Markdown table. */
export function scoreTable(scores: readonly FileScore[]): string {
  const rows = [
    COLUMNS.map(([heading]) => heading),
    COLUMNS.map(() => "---"),
    ...scores.map((score) => COLUMNS.map(([, cell]) => cell(score))),
  ];
  return rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function speakers({ speakers: found, voices, expectedSpeakers }: FileScore): string {
  const expected = expectedSpeakers === null ? "" : ` of ${expectedSpeakers}`;
  return `${found}${expected} / ${voices}`;
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;
const decibels = (value: number | null): string =>
  value === null ? "–" : `${value.toFixed(1)} dB`;
