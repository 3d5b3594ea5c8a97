import { SCRIPT_LIMITS } from "@dubdeck/domain";
import { VoiceSelect } from "../../dubbing/voice-select.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { useActions, useStudio } from "../state/use-studio.ts";
import type { StudioLine } from "../studio.ts";
import { TimeField } from "./time-field.tsx";

interface Props {
  line: StudioLine;
  durationMs: number;
}

/** Edits a line's speaker, voice, speed, pronunciation and times. */
export function LineFields({ line, durationMs }: Props) {
  const { change, flush, tidy } = useActions();
  const speakers = useStudio(({ studio }) => studio.speakers);
  const language = useStudio(({ studio }) => studio.targetLanguage);
  const { id, startMs, endMs } = line;
  const save = (patch: Parameters<typeof change>[1]) => {
    change(id, patch);
    void flush(id);
  };
  return (
    <div className="grid grid-cols-2 gap-3 @lg:grid-cols-4">
      <div className="col-span-2">
        <SelectField
          label="Speaker"
          value={line.speaker ?? ""}
          onChange={({ target }) => save({ speaker: target.value || null })}
        >
          <option value="">Unknown speaker</option>
          {speakers.map((speaker) => (
            <option key={speaker.id} value={speaker.id}>
              {speaker.name}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="col-span-2">
        <VoiceSelect
          label="Voice"
          none="As the speaker"
          offersAuto={false}
          language={language}
          value={line.voice ?? ""}
          onChange={(voice) => save({ voice: voice || null })}
        />
      </div>
      <div className="col-span-2 @lg:col-span-1">
        <SelectField
          label="Speed"
          value={line.speed ?? ""}
          onChange={({ target }) => save({ speed: target.value ? Number(target.value) : null })}
        >
          <option value="">Fits the time</option>
          {speedsWith(line.speed).map((speed) => (
            <option key={speed} value={speed}>
              {speed.toFixed(2)} ×
            </option>
          ))}
        </SelectField>
      </div>
      <TimeField
        label="Start (s)"
        ms={startMs}
        minMs={0}
        maxMs={endMs - SCRIPT_LIMITS.minMs}
        onChange={(ms) => save({ startMs: ms })}
      />
      <TimeField
        label="End (s)"
        ms={endMs}
        minMs={startMs + SCRIPT_LIMITS.minMs}
        maxMs={durationMs}
        onChange={(ms) => save({ endMs: ms })}
      />
      <div className="col-span-2 @lg:col-span-4">
        <TextField
          label="Say it as"
          hint="How the voice should read this line, for names that it gets wrong."
          lang={language}
          maxLength={SCRIPT_LIMITS.maxChars}
          value={line.sayAs ?? ""}
          onChange={({ target }) =>
            change(id, { sayAs: target.value.trim() ? target.value : null })
          }
          onBlur={() => void flush(id).then(() => tidy(id))}
        />
      </div>
    </div>
  );
}

const STEP = 0.05;
const { minSpeed, maxSpeed } = SCRIPT_LIMITS;
const SPEEDS = Array.from(
  { length: Math.round((maxSpeed - minSpeed) / STEP) + 1 },
  (_, i) => Math.round((minSpeed + i * STEP) * 100) / 100,
);

const speedsWith = (speed: number | null): number[] =>
  speed === null || SPEEDS.includes(speed) ? SPEEDS : [...SPEEDS, speed].toSorted((a, b) => a - b);
