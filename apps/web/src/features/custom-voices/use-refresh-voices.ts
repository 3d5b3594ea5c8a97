import { trpc } from "../../lib/trpc.ts";

/** Reads the account's voices again wherever they are shown, and the default that may be one of them. */
export function useRefreshVoices(): () => Promise<void> {
  const utils = trpc.useUtils();
  return async () => {
    await Promise.all([
      utils.customVoices.list.invalidate(),
      utils.catalog.voices.invalidate(),
      utils.settings.get.invalidate(),
    ]);
  };
}
