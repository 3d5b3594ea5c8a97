import type { Job } from "@dubdeck/domain";
import { trpc } from "../../lib/trpc.ts";
import { type ReportSpeaker, speakersOf } from "../report/report-speakers.ts";

/** Returns the speakers found by the video's newest completed dub; empty if there is none. */
export function useSpeakers(jobs: readonly Job[]): ReportSpeaker[] {
  const dub = jobs.find(({ status }) => status === "completed");
  const { data } = trpc.jobs.report.useQuery({ id: dub?.id ?? "" }, { enabled: dub !== undefined });
  return data ? speakersOf(data.lines).filter(({ id, voice }) => id !== "" && voice !== null) : [];
}
