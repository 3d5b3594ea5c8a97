import { editScript, selectScript, selectSnapshot } from "@dubdeck/db";
import { changesOf } from "@dubdeck/domain";
import { type Flag, type Line, linesOfScript, takesSchema } from "@dubdeck/dubbing";
import { fixture } from "@dubdeck/testing";
import { asyncLocalStorage, type Context } from "@temporalio/activity";
import { expect, it } from "vitest";
import type { Deps } from "../deps.ts";
import { startTestPipeline } from "../testing/test-pipeline.ts";
import { closeReview } from "./close-review.ts";
import { openReview } from "./open-review.ts";

const unclear: Flag = { kind: "unclear", reason: "nobody speaks" };

it("keeps what is known of unclear lines, apart from those that the owner wrote", async () => {
  const pipeline = await startTestPipeline();
  try {
    const { db, storage } = pipeline;
    const deps = { db, storage } as unknown as Deps;
    const order = { path: fixture("jfk.mp4"), language: "es", voice: "ef_dora" } as const;
    const { jobId, keys } = await pipeline.startJob(order);
    const lines = [lineAt(0, []), lineAt(1, [unclear]), lineAt(2, [unclear])];
    await storage.putJson(keys.translated(0), { language: "en", lines });
    const context = { cancellationSignal: new AbortController().signal } as Context;
    const run = (activity: typeof openReview) =>
      asyncLocalStorage.run(context, () => activity(deps)({ jobId, chunks: 1 }));

    await run(openReview);
    const written = (await selectScript(db, jobId))?.lines.at(2);
    if (!written) throw new Error("The job in review has no script");
    const patch = { text: "Escrito a mano." };
    const { id: line, version } = written;
    await editScript(db, jobId, { kind: "change", actor: "test" }, (script) =>
      changesOf(
        script,
        { kind: "change", line, version, patch },
        { durationMs: 11_000, newId: () => "new" },
      ),
    );
    await run(closeReview);
    await run(closeReview);

    const snapshot = await selectSnapshot(db, jobId);
    if (!snapshot) throw new Error("The approved job has no snapshot");
    const takes = [takesSchema.parse(snapshot.clips)];
    const spoken = linesOfScript(snapshot.script, { takes, usualVoice: "ef_dora" });
    expect(spoken.map(({ text, flags }) => ({ text, flags }))).toEqual([
      { text: "Hola.", flags: [] },
      { text: null, flags: [unclear] },
      { text: patch.text, flags: [] },
    ]);
  } finally {
    await pipeline.close();
  }
});

const lineAt = (index: number, flags: Flag[]): Line => ({
  id: `line-${index}`,
  sentence: `line-${index}`,
  speaker: null,
  startMs: index * 2000,
  endMs: index * 2000 + 1500,
  sourceText: "Hello.",
  text: flags.length > 0 ? null : "Hola.",
  voice: null,
  clip: null,
  fit: null,
  placement: null,
  flags,
});
