export interface GuideStepText {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly curl?: string;
  readonly typescript?: string;
  /** A program on the reader's server, apart from the requests. */
  readonly server?: string;
}

const origin = location.origin;

/**
 * Steps of the guide. The curl and TypeScript examples can be run in order against the server that
 * shows them.
 */
export const GUIDE_STEPS: readonly GuideStepText[] = [
  {
    id: "key",
    title: "Say who you are",
    text: "Make an API key under Settings (Enterprise plan) and send it as the bearer token of every request. Errors are JSON with a message for people, a code for programs and a request_id for us.",
    curl: `export DUBDECK_URL=${origin}
export DUBDECK_KEY=…
auth="Authorization: Bearer $DUBDECK_KEY"
json="Content-Type: application/json"`,
    typescript: `const base = process.env.DUBDECK_URL ?? "${origin}";
const key = process.env.DUBDECK_KEY;

async function call(method: string, path: string, body?: unknown) {
  const response = await fetch(base + path, {
    method,
    headers: { authorization: \`Bearer \${key}\`, "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const answer = await response.json();
  if (!response.ok) throw new Error(answer.message);
  return answer;
}`,
  },
  {
    id: "upload",
    title: "Upload a video",
    text: "Ask for a signed target, then send the file straight to storage as a multipart form: all fields first, the file last. The target takes exactly this size and type, and lives a short time. Or let us fetch it: POST /imports takes a link, and GET /imports/{id} names the video once it is completed.",
    curl: `target=$(curl -sf "$DUBDECK_URL/uploads/sign" -H "$auth" -H "$json" \\
  -d "{\\"filename\\":\\"talk.mp4\\",\\"mime\\":\\"video/mp4\\",\\"size\\":$(wc -c < talk.mp4)}")

form=()
while IFS= read -r field; do form+=(-F "$field"); done \\
  < <(jq -r '.fields | to_entries[] | "\\(.key)=\\(.value)"' <<< "$target")
curl -sf "$(jq -r .url <<< "$target")" "\${form[@]}" -F "file=@talk.mp4"`,
    typescript: `import { openAsBlob } from "node:fs";

const file = await openAsBlob("talk.mp4", { type: "video/mp4" });
const target = await call("POST", "/uploads/sign", {
  filename: "talk.mp4",
  mime: file.type,
  size: file.size,
});

const form = new FormData();
for (const [name, value] of Object.entries<string>(target.fields)) form.append(name, value);
form.append("file", file);
const stored = await fetch(target.url, { method: "POST", body: form });
if (!stored.ok) throw new Error("Upload failed");`,
  },
  {
    id: "video",
    title: "Make it a video",
    text: "The file is looked at: what is not a video, or has no sound, is refused with 422 and a sentence that says so.",
    curl: `video=$(curl -sf "$DUBDECK_URL/videos" -H "$auth" -H "$json" \\
  -d "$(jq '{fileUrl}' <<< "$target")" | jq -r .video_id)`,
    typescript: `const { video_id } = await call("POST", "/videos", { fileUrl: target.fileUrl });`,
  },
  {
    id: "job",
    title: "Start a job",
    text: "Choose a language that is available and one of its voices; POST /voices/custom mixes two of them into one of your own, which speaks every language (Enterprise plan). The video's minutes are reserved now, and given back if the job fails or is canceled. With `review: true` the job waits with status `review` after translation, until its script is approved.",
    curl: `curl -sf "$DUBDECK_URL/languages" -H "$auth" | jq '.[] | select(.available) | .code'
voice=$(curl -sf "$DUBDECK_URL/voices?lang=es" -H "$auth" | jq -r '.[0].id')

job=$(curl -sf "$DUBDECK_URL/jobs" -H "$auth" -H "$json" -d "{
  \\"video_id\\": \\"$video\\", \\"target_language\\": \\"es\\",
  \\"voice_preset\\": \\"$voice\\", \\"dual_audio\\": false}" | jq -r .job_id)`,
    typescript: `const voices = await call("GET", "/voices?lang=es");
const { job_id } = await call("POST", "/jobs", {
  video_id,
  target_language: "es",
  voice_preset: voices[0].id,
  dual_audio: false,
});`,
  },
  {
    id: "events",
    title: "Follow it live",
    text: "Socket.IO at /socket.io, websocket only. Subscribing answers with the job's present state at once, so a reconnect never misses the end. Where sockets are not at hand, ask for the job every few seconds instead.",
    curl: `until [[ $status =~ completed|failed|canceled ]]; do
  sleep 2
  state=$(curl -sf "$DUBDECK_URL/jobs/$job" -H "$auth")
  status=$(jq -r .status <<< "$state")
  jq -c '{status, stage, progress, error}' <<< "$state"
done`,
    typescript: `import { io } from "socket.io-client";

const socket = io(base, { path: "/socket.io", transports: ["websocket"], auth: { token: key } });
await new Promise<void>((resolve, reject) => {
  socket.on("connect", () => socket.emit("subscribe", { job_id }));
  socket.on("progress", ({ progress, stage }) => console.log(stage, \`\${progress} %\`));
  socket.on("preview_ready", ({ url }) => console.log("Preview:", url));
  socket.on("completed", () => resolve());
  socket.on("failed", ({ error }) => reject(new Error(error)));
});
socket.close();`,
  },
  {
    id: "correct",
    title: "Correct it",
    text: "A finished dub can be edited line by line. A write names the version that it read; an older one gets 409, with the line as it is now. A revision speaks only the lines that changed, and only those cost minutes. The published dub stays until the revision is complete.",
    curl: `line=$(curl -sf "$DUBDECK_URL/jobs/$job/lines" -H "$auth" | jq '.lines[0]')
curl -sf -X PATCH "$DUBDECK_URL/jobs/$job/lines/$(jq -r .id <<< "$line")" -H "$auth" -H "$json" \\
  -d "$(jq '{version, text: "Así que, amigos:"}' <<< "$line")" | jq .price

revision=$(curl -sf -X POST "$DUBDECK_URL/jobs/$job/revisions" -H "$auth" | jq -r .id)
state=
until [[ $state =~ completed|failed|canceled ]]; do
  sleep 2
  state=$(curl -sf "$DUBDECK_URL/jobs/$revision" -H "$auth" | jq -r .status)
done`,
    typescript: `const { lines } = await call("GET", \`/jobs/\${job_id}/lines\`);
const [line] = lines;
const { price } = await call("PATCH", \`/jobs/\${job_id}/lines/\${line.id}\`, {
  version: line.version,
  text: "Así que, amigos:",
});
console.log(\`Changes \${price.ms / 1000} s\`);

const revision = await call("POST", \`/jobs/\${job_id}/revisions\`, { expected_ms: price.ms });
for (let status = ""; status !== "completed"; ) {
  await new Promise((resolve) => setTimeout(resolve, 2000));
  ({ status } = await call("GET", \`/jobs/\${revision.id}\`));
  if (/failed|canceled/.test(status)) throw new Error(\`The revision is \${status}.\`);
}`,
  },
  {
    id: "download",
    title: "Fetch the dub",
    text: "The address works for an hour and needs no key. The first minute is ready earlier, at /preview.",
    curl: `curl -sf "$DUBDECK_URL/videos/$video/download" -H "$auth" | jq -r .url \\
  | xargs curl -sfo talk.es.mp4`,
    typescript: `import { writeFile } from "node:fs/promises";

const { url } = await call("GET", \`/videos/\${video_id}/download\`);
await writeFile("talk.es.mp4", (await fetch(url)).body!);`,
  },
  {
    id: "webhooks",
    title: "Let us call you",
    text: "Instead of waiting, add a webhook under Settings or with POST /webhooks: we post each event to your URL, signed by the Standard Webhooks scheme, so its libraries for many languages can check it. Set WEBHOOK_SECRET to the secret that you get when you add it. Answer with any 2xx status within 15 seconds; otherwise we send the event again, ten times within three days, under the same webhook-id. 410 disables the webhook. The event names the job; ask for its files with GET /videos/{id}/download.",
    server: `import { createServer } from "node:http";
import { text } from "node:stream/consumers";
import { Webhook } from "standardwebhooks";

const webhook = new Webhook(process.env.WEBHOOK_SECRET!);

createServer(async (request, response) => {
  const body = await text(request);
  try {
    const headers = request.headers as Record<string, string>;
    const event = webhook.verify(body, headers) as { type: string; data: { url?: string } };
    console.log(request.headers["webhook-id"], event.type, event.data.url);
    response.writeHead(204).end();
  } catch {
    response.writeHead(401).end();
  }
}).listen(Number(process.env.PORT ?? 4000));`,
  },
];
