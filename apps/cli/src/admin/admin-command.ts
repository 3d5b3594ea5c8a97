import { AppError, uuidSchema } from "@dubdeck/domain";
import { selectUserByEmail, type UserRow } from "@dubdeck/db";
import { CliError, EXIT } from "../exit-codes.ts";
import type { Backend } from "./open-backend.ts";

/** An operator command; resolves to the output: a sentence, or the rows of a table. */
export type AdminCommand = (
  backend: Backend,
  args: readonly string[],
  dryRun: boolean,
) => Promise<string | readonly object[]>;

/**
 * Returns the argument at an index.
 * @throws CliError that names the missing argument
 */
export function argument(args: readonly string[], index: number, name: string): string {
  const value = args[index];
  if (!value) throw new CliError(EXIT.usage, `Missing argument: ${name}.`);
  return value;
}

/**
 * Finds the account with an e-mail address.
 * @throws AppError NOT_FOUND
 */
export async function userOf({ db }: Backend, email: string): Promise<UserRow> {
  const user = await selectUserByEmail(db, email.trim().toLowerCase());
  if (!user) throw new AppError("NOT_FOUND", `There is no account ${email}.`);
  return user;
}

/**
 * Returns the job id at an index.
 * @throws CliError if it is missing or not a job id
 */
export function jobIdOf(args: readonly string[], index: number): string {
  const id = uuidSchema.safeParse(argument(args, index, "job id"));
  if (!id.success)
    throw new CliError(EXIT.usage, `${args[index]} is not a job id. The jobs command lists them.`);
  return id.data;
}
