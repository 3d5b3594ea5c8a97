import type { Plan } from "@dubdeck/domain";
import { useAuth } from "./auth-store.ts";

/** The signed-in user's plan; starter while there is none. */
export const usePlan = (): Plan => useAuth((state) => state.user?.plan ?? "starter");
