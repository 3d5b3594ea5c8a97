import { selectAudit, selectJobs, selectLeads, selectUsage, selectUsers } from "@dubdeck/db";
import { type AdminCommand, argument, userOf } from "./admin-command.ts";

/** Read-only commands. */
export const lists: Readonly<Record<string, AdminCommand>> = {
  users: ({ db }, [search]) => selectUsers(db, search === undefined ? {} : { search }),
  jobs: ({ db }, [email]) => selectJobs(db, email === undefined ? {} : { email }),
  usage: async ({ db }) =>
    (await selectUsage(db)).map(({ ms, ...row }) => ({
      ...row,
      minutes: (ms / 60_000).toFixed(2),
    })),
  leads: async ({ db }) =>
    (await selectLeads(db)).map(({ createdAt, name, email, plan, mailedAt, company, useCase }) => ({
      createdAt,
      name,
      email,
      plan,
      mailed: mailedAt !== null,
      company,
      useCase,
    })),
  audit: async (backend, args) => {
    const user = await userOf(backend, argument(args, 0, "e-mail address"));
    const entries = await selectAudit(backend.db, user.id);
    return entries.map(({ detail, ...entry }) => ({ ...entry, detail: JSON.stringify(detail) }));
  },
};
