import { GetObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import type { UploadTarget } from "@dubdeck/domain";
import { parseSourceKey, type Upload } from "./keys.ts";
import type { StorageConfig } from "./s3-client.ts";

/** Presigned addresses live one hour. */
const EXPIRES_SECONDS = 3600;
/** A long render may open its source again near its end. */
const INTERNAL_EXPIRES_SECONDS = 12 * 3600;

export interface SignUpload {
  readonly key: string;
  readonly contentType: string;
  readonly maxBytes: number;
}

export interface SignGet {
  /** The name a browser saves the file under. */
  readonly filename?: string;
  /** For the product's own processes instead of a browser; lives twelve hours. */
  readonly internal?: boolean;
}

export function createSigner(config: StorageConfig, client: S3Client, publicClient: S3Client) {
  const { bucket } = config;
  const publicBase = `${config.publicEndpoint.replace(/\/+$/, "")}/${bucket}/`;
  return {
    /** A form that uploads this one key, of this type and not empty nor larger than allowed. */
    async signUpload({ key, contentType, maxBytes }: SignUpload): Promise<UploadTarget> {
      const { url, fields } = await createPresignedPost(publicClient, {
        Bucket: bucket,
        Key: key,
        Fields: { "Content-Type": contentType },
        Conditions: [
          ["eq", "$key", key],
          ["eq", "$Content-Type", contentType],
          ["content-length-range", 1, maxBytes],
        ],
        Expires: EXPIRES_SECONDS,
      });
      return { url, fields, fileUrl: publicBase + key };
    },

    /** The upload that a `fileUrl` of signUpload names; null for any other address. */
    parseUploadUrl(fileUrl: string): Upload | null {
      return fileUrl.startsWith(publicBase)
        ? parseSourceKey(fileUrl.slice(publicBase.length))
        : null;
    },

    /** An address that reads the object for an hour, shown in place unless a file name is given. */
    presignGet(key: string, { filename, internal = false }: SignGet = {}): Promise<string> {
      const disposition = filename && { ResponseContentDisposition: attachmentNamed(filename) };
      const command = new GetObjectCommand({ Bucket: bucket, Key: key, ...disposition });
      return getSignedUrl(internal ? client : publicClient, command, {
        expiresIn: internal ? INTERNAL_EXPIRES_SECONDS : EXPIRES_SECONDS,
      });
    },
  };
}

/** RFC 6266 with RFC 5987: a plain name for old clients, the real one in UTF-8. */
export function attachmentNamed(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%;]/g, "_");
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
