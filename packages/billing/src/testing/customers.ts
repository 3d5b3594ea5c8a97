import { randomUUID } from "node:crypto";
import { insertUser, type Db, selectUser, insertCustomer } from "@dubdeck/db";
import type { User } from "@dubdeck/domain";

export interface Customer {
  readonly userId: string;
  readonly customerId: string;
  readonly subscriptionId: string;
}

/** Creates a log that records its lines. */
export function recordingLog() {
  const lines: { level: "info" | "warn"; detail: object; message: string }[] = [];
  const note = (level: "info" | "warn") => (detail: object, message: string) =>
    void lines.push({ level, detail, message });
  return { lines, info: note("info"), warn: note("warn") };
}

export const newUser = (db: Db): Promise<User> =>
  insertUser(db, { email: `${randomUUID()}@example.com` });

/** Creates a user and a customer in the database, and an id for a future subscription. */
export async function newCustomer(db: Db): Promise<Customer> {
  const { id: userId } = await newUser(db);
  const customerId = await insertCustomer(db, userId, `cus_${randomUUID()}`);
  return { userId, customerId, subscriptionId: `sub_${randomUUID()}` };
}

/** Reads the user's stored plan, its end and the plan that follows. */
export async function planOf(db: Db, userId: string) {
  const { plan, planUntil, planAfter } = (await selectUser(db, userId)) ?? {};
  return { plan, planUntil, planAfter };
}
