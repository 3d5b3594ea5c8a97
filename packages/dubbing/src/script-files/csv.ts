import { type CsvError, parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import type { Script } from "@dubdeck/domain";
import { formatTime, parseTime } from "./clock-times.ts";
import { type Problem, type ReadScript, rowsOf, type ScriptRow } from "./row.ts";

const COLUMNS = ["start", "end", "speaker", "source", "translation"] as const;
type Column = (typeof COLUMNS)[number];
const NEEDED: readonly Column[] = ["start", "end", "translation"];

/** Writes a script as CSV, with a byte order mark for Excel. */
export function toCsv(script: Script): string {
  const rows = rowsOf(script).map((row) => ({
    ...row,
    start: formatTime(row.startMs),
    end: formatTime(row.endMs),
    translation: row.translation ?? "",
  }));
  return stringify(rows, { header: true, columns: [...COLUMNS], bom: true });
}

/**
 * Reads a script from CSV. The first line names the columns, in any order; `speaker` and `source`
 * may be missing. The separator is a comma, a semicolon or a tab.
 */
export function readCsv(content: string): ReadScript {
  const text = content.replace(/^\uFEFF/, "");
  let parsed: readonly { record: readonly string[]; info: { lines: number } }[];
  try {
    parsed = parse(text, {
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: true,
      info: true,
    }) as unknown as typeof parsed;
  } catch (error) {
    const fileLine = Number((error as CsvError)["lines"] ?? 1);
    return { rows: [], problems: [{ fileLine, message: QUOTES }] };
  }
  const [head, ...body] = parsed;
  const columns = (head?.record ?? []).map((name) => name.trim().toLowerCase());
  const missing = NEEDED.filter((name) => !columns.includes(name));
  if (missing.length > 0) {
    const message = `the first line must name the columns start, end and translation; ${missing.join(" and ")} is missing.`;
    return { rows: [], problems: [{ fileLine: 1, message }] };
  }
  const read = body.map(({ record, info }) => {
    const cell = (name: Column): string | undefined =>
      columns.includes(name) ? (record[columns.indexOf(name)] ?? "").trim() : undefined;
    // The parser counts to where a record ends; a quoted text may hold line breaks.
    const breaks = record.reduce(
      (sum, value) => sum + (value.match(/\r\n|\r|\n/g)?.length ?? 0),
      0,
    );
    return toRow(cell, info.lines - breaks);
  });
  return {
    rows: read.flatMap(({ row }) => row ?? []),
    problems: read.flatMap(({ problem }) => problem ?? []),
  };
}

const QUOTES = "a quotation mark is not closed. Please put two of them for one inside a text.";

function toRow(
  cell: (name: Column) => string | undefined,
  fileLine: number,
): { row?: ScriptRow; problem?: Problem } {
  const [start = "", end = ""] = [cell("start"), cell("end")];
  const [startMs, endMs] = [parseTime(start), parseTime(end)];
  if (startMs === null || endMs === null) {
    const wrong = startMs === null ? start : end;
    const message = `“${wrong}” is not a time. Please write it as 00:01:02.345.`;
    return { problem: { fileLine, message } };
  }
  const [speaker, source] = [cell("speaker"), cell("source")];
  return {
    row: {
      startMs,
      endMs,
      fileLine,
      translation: cell("translation") || null,
      ...(speaker !== undefined && { speaker: speaker || null }),
      ...(source !== undefined && { source }),
    },
  };
}

/** The separator of the first line: spreadsheets write semicolons where a comma is in numbers. */
function delimiterOf(text: string): string {
  const [first = ""] = text.split(/\r\n|\r|\n/, 1);
  const count = (separator: string): number => first.split(separator).length;
  return [";", "\t"].find((separator) => count(separator) > count(",")) ?? ",";
}
