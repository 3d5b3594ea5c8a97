import { AppError, uuidSchema } from "@dubdeck/domain";
import { selectUserByEmail, type UserRow } from "@dubdeck/db";
import { CliError, EXIT } from "../exit-codes.ts";
import type { Backend } from "./open-backend.ts";

/** Does one thing for an operator and resolves to what is printed: a sentence, or a table's rows. */
export type AdminCommand = (
  backend: Backend,
  args: readonly string[],
  dryRun: boolean,
) => Promise<string | readonly object[]>;

/** The argument at a place. @throws CliError naming what is missing */
export function argument(args: readonly string[], index: number, name: string): string {
  const value = args[index];
  if (!value) throw new CliError(EXIT.usage, `Say the ${name}.`);
  return value;
}

/** The account of an address. @throws AppError NOT_FOUND */
export async function userOf({ db }: Backend, email: string): Promise<UserRow> {
  const user = await selectUserByEmail(db, email.trim().toLowerCase());
  if (!user) throw new AppError("NOT_FOUND", `There is no account ${email}.`);
  return user;
}

/** The job id at a place. @throws CliError when it is missing or is none */
export function jobIdOf(args: readonly string[], index: number): string {
  const id = uuidSchema.safeParse(argument(args, index, "job id"));
  if (!id.success) throw new CliError(EXIT.usage, `${args[index]} is no job id. List them: jobs`);
  return id.data;
}
