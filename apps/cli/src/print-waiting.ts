import type { RestJob, Server } from "./api-client.ts";

/** Says where the script of a job that waits for review is, and how to go on. */
export function printWaiting(
  { url }: Pick<Server, "url">,
  { job, file }: { readonly job: RestJob; readonly file: string },
  json: boolean,
): void {
  const page = `${url}/app/videos/${job.video_id}/studio?job=${job.id}`;
  if (json) {
    console.log(
      JSON.stringify({ job_id: job.id, status: job.status, script: file, page }, null, 2),
    );
    return;
  }
  console.log(`
The dub waits for your review. Its script is in ${file}

Set EDITOR to have it opened next time. To go on now, approve it on its page:
  ${page}
or change the file, and then:
  jq -Rs '{format: "csv", content: .}' '${file}' | curl -f ${url}/jobs/${job.id}/script \\
    -X PUT -H "Authorization: Bearer $DUBDECK_TOKEN" -H "Content-Type: application/json" -d @-
  curl -f ${url}/jobs/${job.id}/approve -X POST -H "Authorization: Bearer $DUBDECK_TOKEN"`);
}
