import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { basename } from "node:path";
import { Readable } from "node:stream";
import { request } from "undici";
import { CliError, EXIT } from "./exit-codes.ts";

/**
 * Uploads a file to storage by presigned POST, streaming it from disk. Writes the form itself, because
 * fetch may end the process if a form upload is aborted.
 * @throws CliError if storage refuses the file
 */
export async function uploadFile(
  path: string,
  mime: string,
  target: { url: string; fields: Record<string, string> },
  signal?: AbortSignal,
): Promise<void> {
  const boundary = randomUUID();
  const head = Buffer.from(formHead({ boundary, fields: target.fields, path, mime }));
  const end = Buffer.from(`\r\n--${boundary}--\r\n`);
  const { size } = await stat(path);
  const { statusCode, body } = await request(target.url, {
    method: "POST",
    headers: {
      "content-type": `multipart/form-data; boundary=${boundary}`,
      "content-length": String(head.length + size + end.length),
    },
    body: Readable.from(formBody(head, path, end)),
    signal: signal ?? null,
  });
  await body.dump();
  if (statusCode >= 300) {
    throw new CliError(EXIT.failed, `Upload failed: storage answered ${statusCode}.`);
  }
}

interface FormHead {
  readonly boundary: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly path: string;
  readonly mime: string;
}

function formHead({ boundary, fields, path, mime }: FormHead): string {
  const part = (name: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  const sent = Object.entries(fields).map(([name, value]) => `${part(name)}\r\n\r\n${value}\r\n`);
  const filename = basename(path).replaceAll(/["\r\n]/g, "_");
  const file = `${part("file")}; filename="${filename}"\r\nContent-Type: ${mime}\r\n\r\n`;
  return sent.join("") + file;
}

async function* formBody(head: Buffer, path: string, end: Buffer): AsyncGenerator<Buffer> {
  yield head;
  for await (const bytes of createReadStream(path)) yield bytes as Buffer;
  yield end;
}
