import type { Background, Track } from "@dubdeck/domain";
import { z } from "zod";
import { CliError, EXIT } from "./exit-codes.ts";

export interface Server {
  /** Without a trailing slash. */
  readonly url: string;
  readonly token: string;
}

const jobSchema = z.object({
  id: z.string(),
  video_id: z.string(),
  status: z.string(),
  progress: z.number(),
  stage: z.string().nullable(),
  output_url: z.string().nullable(),
  error: z.string().nullable(),
  created_at: z.iso.datetime(),
  finished_at: z.iso.datetime().nullable(),
});
export type RestJob = z.infer<typeof jobSchema>;

const importSchema = z.object({
  id: z.string(),
  status: z.string(),
  video_id: z.string().nullable(),
  error: z.string().nullable(),
});

const errorSchema = z.object({ message: z.string(), code: z.string() });

/** Creates a client for the part of the public API that dubbing needs. Each call throws a CliError on failure. */
export function apiClient(server: Server) {
  return {
    sign: (file: { filename: string; mime: string; size: number }, signal?: AbortSignal) =>
      call(
        "/uploads/sign",
        z.object({
          url: z.string(),
          fields: z.record(z.string(), z.string()),
          fileUrl: z.string(),
        }),
        file,
        signal,
      ),

    createVideo: (fileUrl: string, signal?: AbortSignal) =>
      call("/videos", z.object({ video_id: z.string() }), { fileUrl }, signal),

    createImport: (url: string) => call("/imports", importSchema, { url }),
    import: (id: string) => call(`/imports/${id}`, importSchema),
    cancelImport: (id: string) => call(`/imports/${id}/cancel`, z.unknown(), {}),

    createJob: (job: {
      video_id: string;
      target_language: string;
      voice_preset: string;
      dual_audio: boolean;
      background: Background | undefined;
      review: boolean;
      burn_subtitles: boolean;
    }) => call("/jobs", z.object({ job_id: z.string() }), job),

    job: (id: string) => call(`/jobs/${id}`, jobSchema),
    /** Lists the newest jobs, at most 100. */
    jobs: () => call("/jobs?limit=100", z.object({ items: z.array(jobSchema) })),
    /** Returns a job's script as CSV. */
    script: (id: string) =>
      call(`/jobs/${id}/script?format=csv`, z.object({ content: z.string() })),
    /** Replaces a job's script by CSV. */
    importScript: (id: string, content: string) =>
      call(`/jobs/${id}/script`, z.unknown(), { format: "csv", content }, undefined, "PUT"),
    approve: (id: string) => call(`/jobs/${id}/approve`, z.unknown(), {}),
    cancel: (id: string) => call(`/jobs/${id}/cancel`, z.unknown(), {}),

    /** Fetches the quality report. */
    report: (jobId: string) => call(`/jobs/${jobId}/report`, z.unknown()),

    /** Returns the URL of a finished dub's subtitles as WebVTT. */
    subtitles: (jobId: string, track: Track) =>
      call(`/jobs/${jobId}/subtitles?track=${track}&format=vtt`, z.object({ url: z.string() })),
  };

  async function call<T>(
    path: string,
    schema: z.ZodType<T>,
    body?: unknown,
    signal?: AbortSignal,
    method = body === undefined ? "GET" : "POST",
  ): Promise<T> {
    const response = await fetch(`${server.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${server.token}`,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: signal ?? null,
    }).catch((cause: unknown) => {
      signal?.throwIfAborted();
      throw new CliError(EXIT.noServer, `No Dubdeck server answers at ${server.url}.`, { cause });
    });
    if (!response.ok) throw await refusal(response);
    return schema.parse(await response.json());
  }
}

async function refusal(response: Response): Promise<CliError> {
  const body = errorSchema.safeParse(await response.json().catch(() => null));
  const message = body.success ? body.data.message : `HTTP ${response.status}`;
  if (response.status === 401) {
    return new CliError(EXIT.noServer, `The server does not accept DUBDECK_TOKEN: ${message}`);
  }
  return new CliError(response.status < 500 ? EXIT.refused : EXIT.failed, message);
}
