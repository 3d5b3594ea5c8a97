import type { Job } from "@dubdeck/domain";
import { create } from "zustand";

/** Dubs that ended while their page was not open, as video ids by job id. */
const useUnseen = create<Readonly<Record<string, string>>>(() => ({}));

export const useUnseenCount = (): number => useUnseen((unseen) => Object.keys(unseen).length);

export const addUnseen = ({ id, videoId }: Job): void => useUnseen.setState({ [id]: videoId });

/** Marks a video's dubs as seen, after its page was viewed or the video was deleted. */
export function markDubsSeen(videoId: string): void {
  const left = Object.entries(useUnseen.getState()).filter(([, video]) => video !== videoId);
  useUnseen.setState(Object.fromEntries(left), true);
}

export const resetUnseen = (): void => useUnseen.setState({}, true);
