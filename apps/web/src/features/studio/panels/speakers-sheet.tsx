import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Sheet } from "../../../ui/sheet.tsx";
import { useActions, useStudio } from "../state/use-studio.ts";
import { SpeakerFields } from "./speaker-fields.tsx";

/** Names the speakers and gives them voices. */
export function SpeakersSheet() {
  const { show, edit } = useActions();
  const open = useStudio((state) => state.panel === "speakers");
  const speakers = useStudio(({ studio }) => studio.speakers);
  const [adding, setAdding] = useState(false);
  const last = speakers.at(-1);

  async function add() {
    if (!last || adding) return;
    setAdding(true);
    const name = `Speaker ${speakers.length + 1}`;
    await edit(() => ({ kind: "addSpeaker", name, voice: last.voice }));
    setAdding(false);
  }

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => show(next ? "speakers" : null)}
      title="Speakers"
      description="A speaker's voice speaks all lines that have no voice of their own."
    >
      <ul className="grid gap-5">
        {speakers.map((speaker, index) => (
          <SpeakerFields key={speaker.id} speaker={speaker} index={index} />
        ))}
      </ul>
      {last && (
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          disabled={adding}
          onClick={() => void add()}
        >
          Add a speaker
        </Button>
      )}
    </Sheet>
  );
}
