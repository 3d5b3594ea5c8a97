import { hash, verify } from "@node-rs/argon2";

/** argon2id (the library's default) with parameters from OWASP: 19 MiB, 2 passes, 1 lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Hashes a password with argon2id; the result includes the salt and the parameters. */
export const hashPassword = (password: string): Promise<string> => hash(password, OPTIONS);

/**
 * Returns true if the password matches the hash. Without a hash (no such account, or one without a
 * password) it verifies against a decoy, so that response times do not reveal which addresses exist.
 */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? DECOY, password);
  return passwordHash !== null && matches;
}

/** Hash of a random password, with the parameters above. */
const DECOY =
  "$argon2id$v=19$m=19456,t=2,p=1$lYIE7hiNhZtXJn+Cyd9PLA$2MZn0W03tRvoutIRlzI3PA998IX2n1UkxS2zIrikIus";
