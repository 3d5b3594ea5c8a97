import type { User } from "@dubdeck/domain";
import { initTRPC } from "@trpc/server";
import superjson from "superjson";

export interface Context {
  user: User | null;
}

const t = initTRPC.context<Context>().create({ transformer: superjson });

export const router = t.router;
export const publicProcedure = t.procedure;
export const userProcedure = t.procedure;
export const settingsProcedure = userProcedure;
export const pending = (): never => {
  throw new Error("not built yet");
};
