import { trpc } from "../../lib/trpc.ts";

/** Reads the account's voices again wherever they are shown, and the default that may be one of them. */
export function useRefreshVoices(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    // A first answer that is still under way may be from before the change.
    await utils.customVoices.list.cancel();
    await Promise.all([
      utils.customVoices.list.invalidate(),
      utils.catalog.voices.invalidate(),
      utils.settings.get.invalidate(),
    ]);
  };
}
