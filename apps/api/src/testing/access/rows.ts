import type { Access } from "./cells.ts";
import type { Things } from "./roles.ts";

/** Who has access, and what to send. */
export type Row = readonly [Access, (object | ((things: Things) => object))?];

const password = "password-1";
const register = { email: "new@example.com", password };
const login = { email: "nobody@example.com", password };
const file = { filename: "a.mp4", mime: "video/mp4", size: 9 };
const plan = { plan: "pro" };
const upload = ({ fileUrl }: Things) => ({ fileUrl });
const video = ({ videoId: id }: Things) => ({ id });
const link = { url: "https://videos.example/talk" };
const linked = ({ importId: id }: Things) => ({ id });
const job = ({ jobId: id }: Things) => ({ id });
const ofJob = ({ jobId }: Things) => ({ jobId });
const textEdit = { kind: "change", line: "a", version: 1, patch: { text: "Otra." } };
const mix = { name: "Bella", first: "ef_dora", second: "em_alex", percent: 35 };
const newLine = { speaker: "S1", start_ms: 9500, end_ms: 10_500, text: "Nueva." };
const renamed = { name: "Clara" };
const webhook = { url: "https://hooks.example/dubdeck", events: ["job.completed"] };
const ofWebhook = ({ webhookId: id }: Things) => ({ id });
const aboutJob = ({ jobId }: Things) => ({ job_id: jobId });

/** Every tRPC procedure. */
export const PROCEDURES: Readonly<Record<string, Row>> = {
  "auth.register": ["everyone", register],
  "auth.login": ["everyone", login],
  "auth.logout": ["session"],
  "auth.logoutEverywhere": ["session"],
  "auth.me": ["session"],
  "auth.changePassword": ["session", { currentPassword: "", newPassword: password }],
  "auth.requestPasswordReset": ["everyone", { email: "nobody@example.com" }],
  "auth.resetPassword": ["everyone", { token: "worthless", password }],
  "auth.verifyEmail": ["everyone", { token: "worthless" }],
  "auth.resendVerification": ["session"],
  "uploads.sign": ["session", file],
  "imports.create": ["session", link],
  "imports.get": ["ownerSession", linked],
  "imports.active": ["session"],
  "imports.cancel": ["ownerSession", linked],
  "videos.create": ["ownerSession", upload],
  "videos.get": ["ownerSession", video],
  "videos.list": ["session", {}],
  "videos.remove": ["ownerSession", video],
  "videos.preview": ["ownerSession", video],
  "videos.download": ["ownerSession", video],
  "jobs.create": [
    "ownerSession",
    ({ videoId }) => ({ videoId, targetLanguages: ["es"], voicePreset: "ef_dora" }),
  ],
  "jobs.get": ["ownerSession", job],
  "jobs.listByVideo": ["ownerSession", ({ videoId }) => ({ videoId })],
  "jobs.active": ["session"],
  "jobs.cancel": ["ownerSession", job],
  "jobs.report": ["ownerSession", job],
  "jobs.preview": ["ownerSession", job],
  "jobs.download": ["ownerSession", job],
  "jobs.subtitles": ["ownerSession", job],
  "studio.get": ["ownerSession", ofJob],
  "studio.edit": ["ownerSession", ({ jobId }) => ({ jobId, edit: textEdit })],
  "studio.undo": ["ownerSession", ofJob],
  "studio.redo": ["ownerSession", ofJob],
  "studio.history": ["ownerSession", ofJob],
  "studio.revisions": ["ownerSession", ofJob],
  "studio.revise": ["ownerSession", ofJob],
  "studio.rename": ["ownerSession", ({ jobId }) => ({ jobId, number: 1, name: "First" })],
  "studio.restore": ["ownerSession", ({ jobId }) => ({ jobId, number: 1 })],
  "studio.approve": ["ownerSession", ofJob],
  // Refused by the api itself, since no worker answers here.
  "studio.draft": ["ownerSession", ({ jobId }) => ({ jobId, line: "silent" })],
  "studio.signRecording": ["session", { mime: "audio/webm", size: 9 }],
  "studio.record": [
    "ownerSession",
    ({ jobId, uploadId }) => ({ jobId, line: "a", version: 7, upload: uploadId }),
  ],
  "studio.alternatives": [
    "ownerSession",
    ({ jobId }) => ({ jobId, line: "silent", kind: "again" }),
  ],
  "studio.exportScript": ["ownerSession", ({ jobId }) => ({ jobId, format: "csv" })],
  "studio.importScript": [
    "ownerSession",
    ({ jobId }) => ({ jobId, format: "csv", content: "start,end,translation\n" }),
  ],
  "studio.files": ["ownerSession", ({ jobId }) => ({ jobId, number: 1 })],
  "glossary.list": ["session"],
  "glossary.add": ["session", { term: "Dubdeck" }],
  "glossary.update": ["ownerSession", ({ termId: id }) => ({ id, sayAs: "dub deck" })],
  "glossary.remove": ["ownerSession", ({ termId: id }) => ({ id })],
  "glossary.touches": ["ownerSession", ({ jobId }) => ({ jobId, term: { term: "Dubdeck" } })],
  "catalog.languages": ["everyone"],
  "catalog.voices": ["everyone", {}],
  "catalog.voiceSample": ["everyone", { voice: "ef_dora" }],
  "customVoices.list": ["settings"],
  "customVoices.create": ["settings", mix],
  "customVoices.rename": ["ownerSettings", ({ customVoiceId: id }) => ({ id, ...renamed })],
  "customVoices.remove": ["ownerSettings", ({ customVoiceId: id }) => ({ id })],
  "analytics.usage": ["session"],
  "analytics.billing": ["session"],
  "analytics.minutesByDay": ["session"],
  "billing.checkout": ["session", plan],
  "billing.portal": ["session"],
  "billing.status": ["session"],
  "settings.get": ["settings"],
  "settings.update": ["settings", {}],
  "settings.moveFiles": ["settings", { region: "eu" }],
  "settings.apiKeys.list": ["settings"],
  "settings.apiKeys.create": ["settings", { name: "key" }],
  "settings.apiKeys.revoke": ["ownerSettings", ({ keyId }) => ({ id: keyId })],
  "webhooks.list": ["settings"],
  "webhooks.create": ["settings", webhook],
  "webhooks.update": ["ownerSettings", ({ webhookId: id }) => ({ id, enabled: false })],
  "webhooks.rotateSecret": ["ownerSettings", ofWebhook],
  "webhooks.remove": ["ownerSettings", ofWebhook],
  "webhooks.test": ["ownerSettings", ofWebhook],
  "webhooks.deliveries": ["ownerSettings", ofWebhook],
  "webhooks.resend": ["ownerSettings", ({ webhookId: id, deliveryId }) => ({ id, deliveryId })],
  "account.remove": ["session", { confirmEmail: "not@mine.example" }],
  "account.notifications": ["session"],
  "account.updateNotifications": ["session", { mailWhenDone: true }],
  "site.config": ["everyone"],
};

/** Every route except tRPC's. `:id` is the id of the video, job, import, voice or webhook. */
export const CALLS: Readonly<Record<string, Row>> = {
  "POST /auth/register": ["everyone", register],
  "POST /auth/login": ["everyone", login],
  "POST /auth/logout": ["session"],
  "GET /auth/me": ["caller"],
  "POST /auth/verify-email": ["everyone", { token: "worthless" }],
  "POST /auth/verify-email/resend": ["session"],
  "GET /auth/google": ["everyone"],
  "GET /auth/google/callback": ["everyone"],
  "POST /uploads/sign": ["caller", file],
  "POST /imports": ["caller", link],
  "GET /imports/:id": ["owner"],
  "POST /imports/:id/cancel": ["owner"],
  "POST /videos": ["owner", upload],
  "GET /videos": ["caller"],
  "GET /videos/:id/preview": ["owner"],
  "GET /videos/:id/download": ["owner"],
  "POST /jobs": [
    "owner",
    ({ videoId }) => ({ video_id: videoId, target_language: "es", voice_preset: "ef_dora" }),
  ],
  "GET /jobs": ["caller"],
  "GET /jobs/:id": ["owner"],
  "POST /jobs/:id/cancel": ["owner"],
  "POST /jobs/:id/approve": ["owner"],
  "GET /jobs/:id/report": ["owner"],
  "GET /jobs/:id/lines": ["owner"],
  "POST /jobs/:id/lines": ["owner", newLine],
  "PATCH /jobs/:id/lines/:line_id": ["owner", { version: 1, text: "Otra." }],
  "DELETE /jobs/:id/lines/:line_id": ["owner"],
  "PATCH /jobs/:id/speakers/:speaker_id": ["owner", { version: 1, name: "Ada" }],
  "POST /jobs/:id/undo": ["owner"],
  "POST /jobs/:id/redo": ["owner"],
  "POST /jobs/:id/lines/:line_id/draft": ["owner"],
  "GET /jobs/:id/script": ["owner"],
  "PUT /jobs/:id/script": ["owner", { format: "csv", content: "start,end" }],
  "GET /glossary": ["caller"],
  "POST /glossary": ["caller", { term: "Turing" }],
  "PATCH /glossary/:id": ["owner", { translation: "Turing" }],
  "DELETE /glossary/:id": ["owner"],
  "GET /jobs/:id/history": ["owner"],
  "GET /jobs/:id/price": ["owner"],
  "GET /jobs/:id/revisions": ["owner"],
  "POST /jobs/:id/revisions": ["owner", {}],
  "PATCH /jobs/:id/revisions/:number": ["owner", { name: "First" }],
  "POST /jobs/:id/revisions/:number/restore": ["owner"],
  "GET /jobs/:id/subtitles": ["owner"],
  "GET /account/export": ["session"],
  "GET /languages": ["everyone"],
  "GET /voices": ["everyone"],
  "GET /voices/:id/sample": ["everyone"],
  "GET /voices/custom": ["customVoices"],
  "POST /voices/custom": ["customVoices", mix],
  "PATCH /voices/custom/:id": ["ownerCustomVoices", renamed],
  "DELETE /voices/custom/:id": ["ownerCustomVoices"],
  "GET /webhooks": ["webhooks"],
  "POST /webhooks": ["webhooks", webhook],
  "GET /webhooks/:id": ["ownerWebhooks"],
  "PATCH /webhooks/:id": ["ownerWebhooks", { enabled: false }],
  "DELETE /webhooks/:id": ["ownerWebhooks"],
  "POST /webhooks/:id/rotate-secret": ["ownerWebhooks"],
  "POST /webhooks/:id/test": ["ownerWebhooks"],
  "GET /webhooks/:id/deliveries": ["ownerWebhooks"],
  "POST /webhooks/:id/deliveries/:delivery_id/resend": ["ownerWebhooks"],
  "GET /analytics/usage": ["caller"],
  "GET /analytics/billing": ["caller"],
  "POST /billing/checkout": ["session", plan],
  "GET /billing/portal": ["session"],
  "POST /webhook/contactLead": [
    "everyone",
    { name: "A", email: "a@example.com", useCase: "Hello" },
  ],
  // These do not use bearer tokens; billing's own tests cover their checks.
  "POST /webhook/stripe": ["everyone", {}],
  "GET /till/checkout": ["everyone"],
  "POST /till/checkout": ["everyone"],
  "GET /till/portal": ["everyone"],
  "POST /till/portal": ["everyone"],
  "GET /till/style.css": ["everyone"],
  "GET /health": ["everyone"],
  "GET /openapi.json": ["everyone"],
  "GET /": ["everyone"],
};

/** The live connection and every event that a client may send. */
export const EVENTS: Readonly<Record<string, Row>> = {
  connect: ["caller", aboutJob],
  subscribe: ["owner", aboutJob],
  unsubscribe: ["caller", aboutJob],
};
