import type { Job } from "@dubdeck/domain";
import { create } from "zustand";

/** Dubs that ended while their page was not open: video ids by job id. */
const useUnseen = create<Readonly<Record<string, string>>>(() => ({}));

export const useUnseenCount = (): number => useUnseen((unseen) => Object.keys(unseen).length);

export const addUnseen = ({ id, videoId }: Job): void => useUnseen.setState({ [id]: videoId });

/** Its video's page has been looked at, or is gone. */
export function seeDubsOf(videoId: string): void {
  const left = Object.entries(useUnseen.getState()).filter(([, video]) => video !== videoId);
  useUnseen.setState(Object.fromEntries(left), true);
}

export const resetUnseen = (): void => useUnseen.setState({}, true);
