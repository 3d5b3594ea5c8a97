import type { Video } from "@dubdeck/domain";
import { useState } from "react";
import { useStore } from "zustand";
import { PlayerContext } from "./player/player-context.ts";
import { useStudioPlayer } from "./player/use-studio-player.ts";
import { createStudio } from "./state/create-studio.ts";
import { StudioContext } from "./state/use-studio.ts";
import type { Studio } from "./studio.ts";
import { StudioDesk } from "./studio-desk.tsx";

interface Props {
  video: Video;
  loaded: Studio;
}

/** Shows the editor of a dub: its video, timeline and script. */
export function StudioPage({ video, loaded }: Props) {
  const [actions] = useState(() => createStudio(loaded));
  const published = useStore(actions.store, ({ studio }) => studio.published);
  const player = useStudioPlayer(loaded.jobId, video, published);
  return (
    <StudioContext value={actions}>
      <PlayerContext value={player}>
        <StudioDesk video={video} />
      </PlayerContext>
    </StudioContext>
  );
}
