import { hash, verify } from "@node-rs/argon2";

/** argon2id (the library's default) with OWASP's first parameters: 19 MiB, 2 passes, 1 lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/**
 * Whether the password fits. Without a hash (no such account, or one without a password) the same
 * work is done for nothing, so that the time of the answer tells nobody which addresses exist.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const fits = await verify(passwordHash ?? DECOY, password);
  return passwordHash !== null && fits;
}

/** A hash with the parameters above; made from a random password. */
const DECOY =
  "$argon2id$v=19$m=19456,t=2,p=1$lYIE7hiNhZtXJn+Cyd9PLA$2MZn0W03tRvoutIRlzI3PA998IX2n1UkxS2zIrikIus";
