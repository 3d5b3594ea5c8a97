import type { Activities } from "@dubdeck/workflows";
import { addImportedVideo } from "./activities/add-imported-video.ts";
import { cleanUp } from "./activities/clean-up.ts";
import { endImport } from "./activities/end-import.ts";
import { endLostImports } from "./activities/end-lost-imports.ts";
import { extractAudio } from "./activities/extract-audio.ts";
import { fetchLink } from "./activities/fetch-link.ts";
import { findHeard } from "./activities/find-heard.ts";
import { findSpeakers } from "./activities/find-speakers.ts";
import { listenToDub } from "./activities/listen-to-dub.ts";
import { mailDone } from "./activities/mail-done.ts";
import { mailLead } from "./activities/mail-lead.ts";
import { mixTrack } from "./activities/mix-track.ts";
import { planChunks } from "./activities/plan-chunks.ts";
import { probeSource } from "./activities/probe-source.ts";
import { reconcileMinutes } from "./activities/reconcile-minutes.ts";
import { registerUpload } from "./activities/register-upload.ts";
import { removeExpired } from "./activities/remove-expired.ts";
import { removeFiles } from "./activities/remove-files.ts";
import { renderOutput } from "./activities/render-output.ts";
import { renderPreview } from "./activities/render-preview.ts";
import { renderPreviewPicture } from "./activities/render-preview-picture.ts";
import { saveReport } from "./activities/save-report.ts";
import { separateVoice } from "./activities/separate-voice.ts";
import { setStatus } from "./activities/set-status.ts";
import { startQueuedJobs } from "./activities/start-queued-jobs.ts";
import { synthesizeChunk } from "./activities/synthesize-chunk.ts";
import { transcribeChunk } from "./activities/transcribe-chunk.ts";
import { translateChunk } from "./activities/translate-chunk.ts";
import type { Deps } from "./deps.ts";

/** Everything the workflows may ask for; the compiler sees to it that nothing is missing. */
export function createActivities(deps: Deps): Activities {
  return {
    probeSource: probeSource(deps),
    findHeard: findHeard(deps),
    extractAudio: extractAudio(deps),
    planChunks: planChunks(deps),
    findSpeakers: findSpeakers(deps),
    separateVoice: separateVoice(deps),
    transcribeChunk: transcribeChunk(deps),
    translateChunk: translateChunk(deps),
    synthesizeChunk: synthesizeChunk(deps),
    mixTrack: mixTrack(deps),
    renderPreviewPicture: renderPreviewPicture(deps),
    renderPreview: renderPreview(deps),
    renderOutput: renderOutput(deps),
    listenToDub: listenToDub(deps),
    saveReport: saveReport(deps),
    setStatus: setStatus(deps),
    mailDone: mailDone(deps),
    cleanUp: cleanUp(deps),
    fetchLink: fetchLink(deps),
    addImportedVideo: addImportedVideo(deps),
    endImport: endImport(deps),
    registerUpload: registerUpload(deps),
    mailLead: mailLead(deps),
    startQueuedJobs: startQueuedJobs(deps),
    endLostImports: endLostImports(deps),
    reconcileMinutes: reconcileMinutes(deps),
    removeFiles: removeFiles(deps),
    removeExpired: removeExpired(deps),
  };
}
