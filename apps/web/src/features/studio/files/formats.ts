import type { Track } from "@dubdeck/domain";
import type { Inputs } from "../../../lib/trpc.ts";

export type ExportFormat = Inputs["studio"]["exportScript"]["format"];
export type ImportFormat = Inputs["studio"]["importScript"]["format"];

/** What the script can be saved as. */
export const EXPORT_FORMATS: readonly { readonly format: ExportFormat; readonly label: string }[] =
  [
    { format: "csv", label: "Table (CSV)" },
    { format: "srt", label: "Subtitles (SRT)" },
    { format: "vtt", label: "Subtitles (WebVTT)" },
    { format: "docx", label: "Transcript in both languages (Word)" },
    { format: "txt", label: "Transcript in both languages (text)" },
  ];

export const TRACKS: readonly { readonly track: Track; readonly label: string }[] = [
  { track: "dub", label: "Translation" },
  { track: "original", label: "Original" },
];

/** Returns whether files of this format hold one text per line: the translation or the original. */
export const holdsOneText = (format: ExportFormat): boolean => format === "srt" || format === "vtt";

const IMPORT_FORMATS: readonly ImportFormat[] = ["srt", "vtt", "csv"];

/** Names for the file dialog. */
export const ACCEPTED = IMPORT_FORMATS.map((format) => `.${format}`).join(",");

/** Returns the format that a file's name ends with; undefined for others. */
export function formatOf(filename: string): ImportFormat | undefined {
  const ending = filename.split(".").at(-1)?.toLowerCase();
  return IMPORT_FORMATS.find((format) => format === ending);
}
