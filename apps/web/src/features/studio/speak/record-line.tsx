import { Circle, RotateCcw, Square } from "lucide-react";
import { api } from "../../../lib/api.ts";
import { usePending } from "../../../lib/use-pending.ts";
import { Button } from "../../../ui/button.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { postFile } from "../../upload/post-file.ts";
import { useActions } from "../state/use-studio.ts";
import type { StudioLine } from "../studio.ts";
import { recordingObstacle, type Take } from "./recorder.ts";
import { useRecorder } from "./use-recorder.ts";

/** Records a line with the microphone, plays the take, and uses it or records again. */
export function RecordLine({ line }: { line: StudioLine }) {
  const { jobId, show, record } = useActions();
  const { state, level, start, stop } = useRecorder(line);
  const { pending, run } = usePending();
  const obstacle = recordingObstacle();

  async function take({ file, mime }: Take) {
    const answer = await record(line.id, async (version) => {
      const target = await api.studio.signRecording.mutate({ mime, size: file.size });
      await postFile(file, target, {
        onProgress: () => undefined,
        signal: new AbortController().signal,
      });
      const { upload } = target;
      return await api.studio.record.mutate({ jobId, line: line.id, version, upload });
    });
    if (answer) show(null);
  }

  if (obstacle) return <Notice title="Recording is not possible here">{obstacle}</Notice>;
  return (
    <div className="grid gap-5">
      <p className="text-lg wrap-anywhere">{line.text ?? line.sourceText}</p>
      {state.step === "ready" && (
        <>
          {state.problem && (
            <p role="alert" className="text-sm text-danger">
              {state.problem}
            </p>
          )}
          <Button className="justify-self-start" onClick={() => void run(start)}>
            <Circle className="size-4" fill="currentColor" aria-hidden />
            Record
          </Button>
        </>
      )}
      {state.step === "recording" && (
        <>
          <ProgressBar
            value={level * 100}
            label="Microphone level"
            tone={level > 0.95 ? "danger" : "dub"}
          />
          <Button className="justify-self-start" onClick={() => void run(stop)}>
            <Square className="size-4" fill="currentColor" aria-hidden />
            Stop
          </Button>
        </>
      )}
      {state.step === "taken" && (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its text stands above */}
          <audio controls src={state.url} aria-label="Your recording" className="w-full" />
          <div className="flex flex-wrap gap-3">
            <Button disabled={pending} onClick={() => void run(() => take(state.take))}>
              {pending ? "Saving…" : "Use it"}
            </Button>
            <Button variant="secondary" disabled={pending} onClick={() => void run(start)}>
              <RotateCcw className="size-4" aria-hidden />
              Record again
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
