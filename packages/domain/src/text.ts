import { z } from "zod";

/**
 * The id of a row. Always lower case inside, because workflow ids, rooms and keys compare it as
 * text while PostgreSQL does not mind its case.
 */
export const uuidSchema = z.uuid().toLowerCase();

/** Text from outside: PostgreSQL stores no NUL, and UTF-8 has no unpaired surrogates. */
export const textSchema = z
  .string()
  .refine(
    (text) => !/[\0\p{Surrogate}]/u.test(text),
    "Please remove the invalid characters (NUL or half of a surrogate pair).",
  );

/** Describes an address of a stored file. */
export const PRESIGNED = "Presigned; lives one hour.";
