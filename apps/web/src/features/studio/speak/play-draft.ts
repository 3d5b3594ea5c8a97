import { playAudio } from "../../../lib/play-audio.ts";
import type { StudioPlayer } from "../player/use-studio-player.ts";

/** How loud the original stays under a draft. */
const LOWERED = 0.15;

interface Draft {
  readonly url: string;
  readonly startMs: number;
  readonly ms: number;
}

/**
 * Plays a draft over the picture, at its place: the original lowered, a dub silent. Resolves when it
 * has ended or `signal` aborts.
 */
export async function playDraft(
  player: StudioPlayer,
  { url, startMs, ms }: Draft,
  signal: AbortSignal,
): Promise<void> {
  const video = player.ref.current;
  const volume = video?.volume ?? 1;
  const muted = video?.muted ?? false;
  if (video && player.source === "original") video.volume = volume * LOWERED;
  else if (video) video.muted = true;
  const start = () => player.playPart(player.source, startMs, startMs + ms);
  try {
    await playAudio(url, { signal, onPlaying: start });
  } finally {
    player.pause();
    if (video) Object.assign(video, { volume, muted });
  }
}
