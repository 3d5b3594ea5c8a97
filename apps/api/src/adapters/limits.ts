import { hashToken } from "@dubdeck/auth";
import type { createPool } from "@dubdeck/db";
import { AppError } from "@dubdeck/domain";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

/** How often something may be done: `points` times in `seconds`. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Per address (e-mail), per IP and per user. An office or a school shares one IP. */
export const LIMITS = {
  loginAddress: { points: 10, seconds: 15 * MINUTE },
  loginIp: { points: 100, seconds: 15 * MINUTE },
  registerAddress: { points: 10, seconds: HOUR },
  registerIp: { points: 100, seconds: HOUR },
  resetAddress: { points: 5, seconds: HOUR },
  resetIp: { points: 50, seconds: HOUR },
  verifyUser: { points: 5, seconds: HOUR },
  verifyIp: { points: 50, seconds: HOUR },
  contactAddress: { points: 5, seconds: HOUR },
  contactIp: { points: 30, seconds: HOUR },
  importUser: { points: 60, seconds: HOUR },
  billingUser: { points: 30, seconds: HOUR },
} satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

export interface Limits {
  /** Counts one try. Throws RATE_LIMITED, with the seconds to wait, when there were too many. */
  take(name: LimitName, key: string): Promise<void>;
  /** Forgets the tries, for example after a good login. */
  forget(name: LimitName, key: string): Promise<void>;
}

/** Rate limits in PostgreSQL, for any number of api processes; whom they count is kept as a hash. */
export function createLimits(
  pool: ReturnType<typeof createPool>,
  limits: Record<LimitName, Limit> = LIMITS,
): Limits {
  const limiters = new Map(
    Object.entries(limits).map(([name, { points, seconds }]) => [
      name,
      new RateLimiterPostgres({
        storeClient: pool,
        storeType: "pool",
        tableName: "rate_limits",
        tableCreated: true,
        clearExpiredByTimeout: false,
        keyPrefix: name,
        points,
        duration: seconds,
      }),
    ]),
  );

  return {
    async take(name, key) {
      try {
        await limiters.get(name)?.consume(hashToken(key));
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error;
        const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
        throw new AppError("RATE_LIMITED", tooMany(retryAfterSeconds), { retryAfterSeconds });
      }
    },
    async forget(name, key) {
      await limiters.get(name)?.delete(hashToken(key));
    },
  };
}

function tooMany(seconds: number): string {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `Too many tries. Please wait ${wait} and try again.`;
}
