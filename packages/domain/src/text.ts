import { z } from "zod";

/**
 * The id of a row. Converted to lower case, because workflow ids, rooms and storage keys compare it as
 * text, while PostgreSQL ignores its case.
 */
export const uuidSchema = z.uuid().toLowerCase();

/** External text; PostgreSQL cannot store NUL, and UTF-8 has no unpaired surrogates. */
export const textSchema = z
  .string()
  .refine(
    (text) => !/[\0\p{Surrogate}]/u.test(text),
    "Please remove the invalid characters (NUL or half of a surrogate pair).",
  );

/** API description of a stored file's URL. */
export const PRESIGNED = "Presigned; lives one hour.";
