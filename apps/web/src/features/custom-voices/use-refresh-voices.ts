import { trpc } from "../../lib/trpc.ts";

/**
 * Returns a function that refetches the account's voices and the settings, whose default voice may
 * be one of them.
 */
export function useRefreshVoices(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    // Cancel a running request: its response may predate the change.
    await utils.customVoices.list.cancel();
    await Promise.all([
      utils.customVoices.list.invalidate(),
      utils.catalog.voices.invalidate(),
      utils.settings.get.invalidate(),
    ]);
  };
}
