import { hashToken } from "@dubdeck/auth";
import type { createPool } from "@dubdeck/db";
import { AppError, PLANS, type User } from "@dubdeck/domain";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";

/** Allows `points` attempts within `seconds`. */
export interface Limit {
  readonly points: number;
  readonly seconds: number;
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/**
 * Limits per e-mail address, per network and per user. Network limits are generous, since an office
 * or a school shares one network. Failed logins count per address and network, so that strangers
 * cannot lock an owner out; the slower limit per address stops guessing from many networks.
 */
export const LIMITS = {
  loginAddressNetwork: { points: 10, seconds: 15 * MINUTE },
  loginAddress: { points: 50, seconds: HOUR },
  loginNetwork: { points: 100, seconds: 15 * MINUTE },
  passwordUser: { points: 10, seconds: 15 * MINUTE },
  registerAddress: { points: 10, seconds: HOUR },
  registerNetwork: { points: 100, seconds: HOUR },
  resetAddress: { points: 5, seconds: HOUR },
  resetNetwork: { points: 50, seconds: HOUR },
  verifyUser: { points: 5, seconds: HOUR },
  verifyNetwork: { points: 50, seconds: HOUR },
  contactAddress: { points: 5, seconds: HOUR },
  contactNetwork: { points: 30, seconds: HOUR },
  /** Counts only samples of mixes that must be synthesized; cached samples are free. */
  mixUser: { points: 200, seconds: HOUR },
  /** Drafts cost nothing, so they are limited instead. */
  draftUser: { points: 1000, seconds: HOUR },
  alternativesUser: { points: 500, seconds: HOUR },
  recordUser: { points: 300, seconds: HOUR },
  importUser: { points: 60, seconds: HOUR },
  /** Counts webhooks added, secrets rotated, tests and resends. */
  webhookUser: { points: 60, seconds: HOUR },
  billingUser: { points: 30, seconds: HOUR },
  exportUser: { points: 10, seconds: HOUR },
} satisfies Record<string, Limit>;
export type LimitName = keyof typeof LIMITS;

export interface Limits {
  /** Counts one attempt. Throws RATE_LIMITED, with the seconds to wait, after too many attempts. */
  take(name: LimitName, key: string): Promise<void>;
  /** Gives back one attempt, because it succeeded. */
  giveBack(name: LimitName, key: string): Promise<void>;
  /** Clears all attempts, for example after a successful login. */
  forget(name: LimitName, key: string): Promise<void>;
  /** Counts one step of an upload against the plan's uploads per minute. Throws RATE_LIMITED. */
  takeUpload(step: "sign" | "register", user: User): Promise<void>;
}

/** Creates rate limits in PostgreSQL, shared by all api processes. Keys are stored hashed. */
export function createLimits(
  pool: ReturnType<typeof createPool>,
  limits: Record<LimitName, Limit> = LIMITS,
): Limits {
  const limiters = new Map<string, RateLimiterPostgres>();
  const limiterOf = (name: string, { points, seconds }: Limit): RateLimiterPostgres => {
    const key = `${name} ${points} ${seconds}`;
    const limiter = limiters.get(key) ?? createLimiter(pool, name, { points, seconds });
    limiters.set(key, limiter);
    return limiter;
  };

  return {
    take: (name, key) => consume(limiterOf(name, limits[name]), key),
    async giveBack(name, key) {
      await limiterOf(name, limits[name]).reward(hashToken(key));
    },
    async forget(name, key) {
      await limiterOf(name, limits[name]).delete(hashToken(key));
    },
    takeUpload(step, { id, plan }) {
      const limit = { points: PLANS[plan].uploadsPerMinute, seconds: MINUTE };
      return consume(limiterOf(`upload-${step}`, limit), id);
    },
  };
}

const createLimiter = (
  pool: ReturnType<typeof createPool>,
  name: string,
  { points, seconds }: Limit,
): RateLimiterPostgres =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: name,
    points,
    duration: seconds,
  });

async function consume(limiter: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await limiter.consume(hashToken(key));
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new AppError("RATE_LIMITED", waitMessage(retryAfterSeconds), { retryAfterSeconds });
  }
}

function waitMessage(seconds: number): string {
  const wait = seconds < 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return `Too many attempts. Please wait ${wait} and try again.`;
}
