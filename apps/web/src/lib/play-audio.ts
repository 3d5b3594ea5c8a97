interface Playing {
  readonly signal: AbortSignal;
  /** Called when playback starts. */
  readonly onPlaying: () => void;
}

/** Plays a sound; resolves when it ends or `signal` aborts. Throws if it cannot be played. */
export function playAudio(url: string, { signal, onPlaying }: Playing): Promise<void> {
  return new Promise((resolve, reject) => {
    const audio = new Audio(url);
    const fail = () => reject(new Error("The sound could not be played."));
    audio.addEventListener("playing", onPlaying);
    audio.addEventListener("ended", () => resolve());
    audio.addEventListener("error", fail);
    signal.addEventListener("abort", () => {
      audio.pause();
      resolve();
    });
    audio.play().catch(fail);
  });
}
