import type { Activities } from "@dubdeck/workflows";
import { addImportedVideo } from "./add-imported-video.ts";
import { cleanUp } from "./clean-up.ts";
import { draftLine } from "./draft-line.ts";
import { endImport } from "./end-import.ts";
import { endLostImports } from "./end-lost-imports.ts";
import { extractAudio } from "./extract-audio.ts";
import { fetchLink } from "./fetch-link.ts";
import { findHeard } from "./find-heard.ts";
import { findSpeakers } from "./find-speakers.ts";
import { listenToDub } from "./listen-to-dub.ts";
import { closeReview } from "./close-review.ts";
import { mailDone } from "./mail-done.ts";
import { mailLead } from "./mail-lead.ts";
import { mailWebhookDisabled } from "./mail-webhook-disabled.ts";
import { mixTrack } from "./mix-track.ts";
import { mailReview } from "./mail-review.ts";
import { openReview } from "./open-review.ts";
import { moveActivities } from "./move-files.ts";
import { planChunks } from "./plan-chunks.ts";
import { probeSource } from "./probe-source.ts";
import { reconcileMinutes } from "./reconcile-minutes.ts";
import { registerUpload } from "./register-upload.ts";
import { removeExpired } from "./remove-expired.ts";
import { removeFiles } from "./remove-files.ts";
import { renderOutput } from "./render-output.ts";
import { renderPreview } from "./render-preview.ts";
import { renderPreviewPicture } from "./render-preview-picture.ts";
import { saveReport } from "./save-report.ts";
import { sendWebhook } from "./send-webhook.ts";
import { separateVoice } from "./separate-voice.ts";
import { setStatus } from "./set-status.ts";
import { speakScript } from "./speak-script.ts";
import { startQueuedJobs } from "./start-queued-jobs.ts";
import { suggestTexts } from "./suggest-texts.ts";
import { synthesizeChunk } from "./synthesize-chunk.ts";
import { takeRecording } from "./take-recording.ts";
import { transcribeChunk } from "./transcribe-chunk.ts";
import { translateChunk } from "./translate-chunk.ts";
import type { Deps } from "../deps.ts";

/** Creates all activities that the workflows call; the compiler checks that none is missing. */
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
    speakScript: speakScript(deps),
    mixTrack: mixTrack(deps),
    renderPreviewPicture: renderPreviewPicture(deps),
    renderPreview: renderPreview(deps),
    renderOutput: renderOutput(deps),
    listenToDub: listenToDub(deps),
    saveReport: saveReport(deps),
    setStatus: setStatus(deps),
    mailDone: mailDone(deps),
    openReview: openReview(deps),
    closeReview: closeReview(deps),
    mailReview: mailReview(deps),
    cleanUp: cleanUp(deps),
    fetchLink: fetchLink(deps),
    addImportedVideo: addImportedVideo(deps),
    endImport: endImport(deps),
    registerUpload: registerUpload(deps),
    ...moveActivities(deps),
    draftLine: draftLine(deps),
    suggestTexts: suggestTexts(deps),
    takeRecording: takeRecording(deps),
    mailLead: mailLead(deps),
    sendWebhook: sendWebhook(deps),
    mailWebhookDisabled: mailWebhookDisabled(deps),
    startQueuedJobs: startQueuedJobs(deps),
    endLostImports: endLostImports(deps),
    reconcileMinutes: reconcileMinutes(deps),
    removeFiles: removeFiles(deps),
    removeExpired: removeExpired(deps),
  };
}
