import { GetObjectCommand, type S3Client } from "@aws-sdk/client-s3";
import { createPresignedPost } from "@aws-sdk/s3-presigned-post";
import { getSignedUrl } from "@aws-sdk/s3-request-presigner";
import { UPLOAD_FORM_SECONDS, type UploadTarget } from "@dubdeck/domain";
import { parseSourceKey, type Upload } from "./keys.ts";
import type { StorageConfig } from "./s3-client.ts";

/** Lifetime of presigned URLs: one hour. */
const EXPIRES_SECONDS = 3600;
/** Long enough for a render that reopens its source near its end. */
const INTERNAL_EXPIRES_SECONDS = 12 * 3600;

export interface SignUpload {
  readonly key: string;
  readonly contentType: string;
  readonly maxBytes: number;
}

export interface SignGet {
  /** The filename under which a browser saves the file. */
  readonly filename?: string;
  /** For the product's own processes instead of a browser; valid for twelve hours. */
  readonly internal?: boolean;
}

/** Creates functions that presign uploads and reads; URLs for browsers use `publicClient`. */
export function createSigner(config: StorageConfig, client: S3Client, publicClient: S3Client) {
  const { bucket } = config;
  const publicBase = `${config.publicEndpoint.replace(/\/+$/, "")}/${bucket}/`;
  return {
    /**
     * Presigns a form that uploads a file to this key only, with this content type and 1 to
     * `maxBytes` bytes.
     */
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
        Expires: UPLOAD_FORM_SECONDS,
      });
      return { url, fields, fileUrl: publicBase + key };
    },

    /** Parses a `fileUrl` of signUpload; returns null for any other URL. */
    parseUploadUrl(fileUrl: string): Upload | null {
      return fileUrl.startsWith(publicBase)
        ? parseSourceKey(fileUrl.slice(publicBase.length))
        : null;
    },

    /**
     * Presigns a URL that reads the object for an hour (`internal`: twelve hours). Browsers show
     * the object inline unless a filename is given.
     */
    presignGet(key: string, { filename, internal = false }: SignGet = {}): Promise<string> {
      const disposition = filename && { ResponseContentDisposition: attachmentNamed(filename) };
      const command = new GetObjectCommand({ Bucket: bucket, Key: key, ...disposition });
      return getSignedUrl(internal ? client : publicClient, command, {
        expiresIn: internal ? INTERNAL_EXPIRES_SECONDS : EXPIRES_SECONDS,
      });
    },
  };
}

/**
 * Formats a Content-Disposition header by RFC 6266 and RFC 5987: an ASCII filename for old clients
 * and the exact one in UTF-8.
 */
export function attachmentNamed(filename: string): string {
  const plain = filename.replace(/[^\x20-\x7e]|["\\%;]/g, "_");
  const encoded = encodeURIComponent(filename.toWellFormed()).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
