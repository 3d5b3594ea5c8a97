import { insertCustomVoice, inTransaction, selectCustomVoices, lockUser } from "@dubdeck/db";
import {
  AppError,
  type CreateCustomVoice,
  type CustomVoice,
  MAX_CUSTOM_VOICES,
  mixId,
  type User,
} from "@dubdeck/domain";
import type { Catalog } from "@dubdeck/speech";
import type { Deps } from "../../deps.ts";
import { requireCustomVoices } from "./require-custom-voices.ts";
import { requireFreeName } from "./require-free-name.ts";

/**
 * Saves a mix of two voices for the account. Throws PLAN_REQUIRED, UNPROCESSABLE if a voice cannot be
 * mixed, or CONFLICT if the account has the maximum number of custom voices, or one with the same
 * name or mix.
 */
export async function createCustomVoice(
  { db, catalog }: Deps,
  user: User,
  { name, ...mix }: CreateCustomVoice,
): Promise<CustomVoice> {
  requireCustomVoices(user);
  await requireMixable(catalog, [mix.first, mix.second]);
  const voice = mixId(mix);
  return await inTransaction(db, async (trx) => {
    // Serialize calls, so that concurrent ones cannot exceed the limit together.
    await lockUser(trx, user.id);
    const voices = await selectCustomVoices(trx, user.id);
    if (voices.length >= MAX_CUSTOM_VOICES) {
      const message = `You have ${MAX_CUSTOM_VOICES} custom voices already. Please remove one first.`;
      throw new AppError("CONFLICT", message);
    }
    const twin = voices.find((other) => other.voice === voice);
    if (twin) throw new AppError("CONFLICT", `You already have this mix: “${twin.name}”.`);
    requireFreeName(voices, name);
    return await insertCustomVoice(trx, { userId: user.id, name, voice });
  });
}

async function requireMixable(catalog: Catalog, parts: readonly string[]): Promise<void> {
  const voices = await catalog.voices();
  const unknown = parts.find((part) => !voices.some(({ id, mixable }) => mixable && id === part));
  if (unknown === undefined) return;
  throw new AppError("UNPROCESSABLE", `There is no voice “${unknown}” that can be mixed.`);
}
