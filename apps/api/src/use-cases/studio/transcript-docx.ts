import type { JobRow } from "@dubdeck/db";
import { languageName, type Script } from "@dubdeck/domain";
import { transcriptOf } from "@dubdeck/dubbing/script-files";
import {
  Document,
  HeadingLevel,
  Packer,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";

/** Widths of the columns: time, speaker, original and translation, in per cent. */
const WIDTHS = [10, 14, 38, 38];
const MARGINS = { top: 60, bottom: 60, left: 100, right: 100 };

/** Writes a script as a Word document with both languages side by side; returns it as base64. */
export async function transcriptDocx(
  script: Script,
  { sourceLanguage, targetLanguage }: Pick<JobRow, "sourceLanguage" | "targetLanguage">,
  title: string,
): Promise<string> {
  const rtl = targetLanguage === "ar";
  const cells = (texts: readonly string[], isHead = false): TableCell[] =>
    texts.map((text, i) => {
      const rightToLeft = (rtl && i === 3) || (sourceLanguage === "ar" && i === 2);
      const run = new TextRun({ text: printable(text), bold: isHead, rightToLeft: rightToLeft });
      return new TableCell({
        width: { size: WIDTHS[i] ?? 0, type: WidthType.PERCENTAGE },
        margins: MARGINS,
        children: [new Paragraph({ bidirectional: rightToLeft, children: [run] })],
      });
    });
  const head = ["Time", "Speaker", nameOf(sourceLanguage), languageName(targetLanguage)];
  const rows = transcriptOf(script).map(
    ({ time, speaker, source, translation }) =>
      new TableRow({ cantSplit: true, children: cells([time, speaker, source, translation]) }),
  );
  const table = new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [new TableRow({ tableHeader: true, children: cells(head, true) }), ...rows],
  });
  const heading = new Paragraph({ heading: HeadingLevel.HEADING_1, text: printable(title) });
  const document = new Document({ title, sections: [{ children: [heading, table] }] });
  return await Packer.toBase64String(document);
}

/** XML cannot hold control characters. */
// oxlint-disable-next-line no-control-regex
const printable = (text: string): string => text.replace(/[\u0000-\u0008\u000b-\u001f]/g, " ");

const languageNames = new Intl.DisplayNames("en", { type: "language" });

const nameOf = (code: string | null): string =>
  code === null ? "Original" : (languageNames.of(code) ?? "Original");
