import { createContext, use } from "react";
import type { StudioPlayer } from "./use-studio-player.ts";

export const PlayerContext = createContext<StudioPlayer | null>(null);

/** Returns the player of the studio around this component. */
export function usePlayerHere(): StudioPlayer {
  const player = use(PlayerContext);
  if (!player) throw new Error("This component belongs into the studio.");
  return player;
}
