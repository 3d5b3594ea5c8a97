import type { Voice } from "@dubdeck/domain";
import { trpc } from "../../lib/trpc.ts";

/** Returns the voices that can be mixed; null while loading. */
export function useMixableVoices() {
  const { data } = trpc.catalog.voices.useQuery({});
  const voices: readonly Voice[] | null = data?.filter(({ mixable }) => mixable) ?? null;
  const nameOf = (id: string): string => voices?.find((voice) => voice.id === id)?.name ?? id;
  return { voices, nameOf };
}
