import { useState } from "react";
import { cn } from "../../../ui/cn.ts";
import { ConfirmDialog } from "../../../ui/confirm-dialog.tsx";
import { TextField } from "../../../ui/field.tsx";
import { VoiceSelect } from "../../dubbing/voice-select.tsx";
import { speakerColor } from "../../report/speaker-legend.tsx";
import { useActions, useStudio } from "../state/use-studio.ts";
import type { Speaker, StudioLine } from "../studio.ts";

interface Props {
  speaker: Speaker;
  index: number;
}

/** Edits a speaker's name and voice; a change of voice first says how many lines it touches. */
export function SpeakerFields({ speaker, index }: Props) {
  const { edit } = useActions();
  const language = useStudio(({ studio }) => studio.targetLanguage);
  const lines = useStudio((state) => state.lines);
  const [name, setName] = useState<string | null>(null);
  const [voice, setVoice] = useState<string | null>(null);
  const touched = lines.filter((line) => isTouched(line, speaker.id));
  const seconds = touched.reduce((sum, line) => sum + line.endMs - line.startMs, 0) / 1000;

  const change = (patch: { name?: string; voice?: string }) =>
    edit(({ studio }) => {
      const now = studio.speakers.find(({ id }) => id === speaker.id);
      return now ? { kind: "speaker", speaker: now.id, version: now.version, patch } : null;
    });
  function saveName() {
    const wanted = name?.trim();
    setName(null);
    if (wanted && wanted !== speaker.name) void change({ name: wanted });
  }

  return (
    <li className="grid gap-3 rounded-lg border p-4">
      <div className="flex items-center gap-2 text-sm text-soft">
        <span className={cn("size-2.5 rounded-full", speakerColor(index).mark)} aria-hidden />
        {linesText(lines.filter((line) => line.speaker === speaker.id).length)}
      </div>
      <TextField
        label={`Name of ${speaker.name}`}
        maxLength={60}
        value={name ?? speaker.name}
        onChange={({ target }) => setName(target.value)}
        onBlur={saveName}
        onKeyDown={({ key }) => key === "Enter" && saveName()}
      />
      <VoiceSelect
        label={`Voice of ${speaker.name}`}
        none="Select a voice"
        offersAuto={false}
        language={language}
        value={voice ?? speaker.voice}
        onChange={(next) => next && next !== speaker.voice && setVoice(next)}
      />
      <ConfirmDialog
        open={voice !== null}
        onOpenChange={(open) => !open && setVoice(null)}
        title={`Change the voice of ${linesText(touched.length)}?`}
        description={`This changes ${seconds.toFixed(1)} s of the dub once you apply it. Lines with a voice of their own, and your recordings, stay.`}
        confirm="Change voice"
        tone="primary"
        onConfirm={() => {
          if (voice) void change({ voice });
        }}
      />
    </li>
  );
}

const isTouched = ({ speaker, voice, text, recorded }: StudioLine, id: string): boolean =>
  speaker === id && voice === null && text !== null && !recorded;

const linesText = (count: number): string => (count === 1 ? "1 line" : `${count} lines`);
