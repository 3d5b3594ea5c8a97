// @vitest-environment happy-dom
import type { Voice } from "@dubdeck/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Tooltip } from "radix-ui";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { queuedJob } from "../../lib/testing/queued-job.ts";
import { loaders, trpc } from "../../lib/trpc.ts";
import { VoiceName } from "../../lib/voice-names.tsx";
import { speakersOf } from "../report/report-speakers.ts";
import { makeLine } from "../report/testing/make-report.ts";
import { SpeakerVoices } from "./speaker-voices.tsx";
import { VoiceSelect } from "./voice-select.tsx";

const VOICE: Voice = {
  id: "ef_dora",
  name: "Dora",
  gender: "female",
  style: "Warm",
  language: "es",
  native: true,
  robotic: false,
  mixable: false,
  custom: false,
  pitchHz: null,
  calibration: null,
};
const ROBOT: Voice = { ...VOICE, id: "robot", name: "Robo", style: "Robotic", robotic: true };
loaders.catalog.voices.setData({ lang: "es" }, [VOICE, ROBOT]);

const ann = makeLine({ speaker: "S1", sourceText: "Who is there?", sourceEndMs: 5000 });
const bob = makeLine({ speaker: "S2", sourceText: "It is me." });

afterEach(cleanup);

function show(ui: React.ReactNode) {
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Tooltip.Provider>{ui}</Tooltip.Provider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
}

let chosen: Record<string, string> = {};
function Choice({ lines, preset }: { lines: (typeof ann)[]; preset: string }) {
  const [value, setValue] = useState<Record<string, string>>({});
  const speakers = speakersOf(lines);
  function change(voices: Record<string, string>) {
    chosen = voices;
    setValue(voices);
  }
  return <SpeakerVoices {...{ speakers, preset, value }} language="es" onChange={change} />;
}

const textsOf = (label: string) =>
  [...select(label).options].map((option) => option.textContent?.trim());
const select = (label: string) => screen.getByLabelText<HTMLSelectElement>(label);
const choose = (label: string, value: string) =>
  fireEvent.change(select(label), { target: { value } });

test("offers each of several speakers the plan's voices, and a line to know them by", () => {
  show(<Choice lines={[ann, bob]} preset="ef_dora" />);
  const voices = ["Dora · female · Warm", "Robo · female · Robotic"];
  expect(textsOf("Speaker 1")).toEqual(["The AI voice above", ...voices]);
  expect(textsOf("Speaker 2")).toEqual(["Automatic", ...voices]);
  expect(screen.getByText("“Who is there?”")).toBeTruthy();

  choose("Speaker 1", "robot");
  expect(chosen).toEqual({ S1: "robot" });
  expect(textsOf("Speaker 2")[0]).toBe("The AI voice above");
  choose("Speaker 1", "");
  expect(chosen).toEqual({});
});

test("custom voices are a group of their own, for every speaker", () => {
  const anna = { ...VOICE, id: "ef_dora*0.6+em_alex*0.4", name: "Anna", custom: true };
  loaders.catalog.voices.setData({ lang: "es" }, [VOICE, ROBOT, anna]);
  show(<Choice lines={[ann, bob]} preset="auto" />);
  const group = within(select("Speaker 2")).getByRole("group", { name: "Your custom voices" });
  expect(within(group).getByRole("option").textContent).toBe("Anna");
  choose("Speaker 2", anna.id);
  expect(chosen).toEqual({ S2: anna.id });
  loaders.catalog.voices.setData({ lang: "es" }, [VOICE, ROBOT]);
});

test("a dub names its custom voice, and says what it was when the voice is gone", () => {
  const anna = { ...VOICE, id: "ef_dora*0.6+em_alex*0.4", name: "Anna", custom: true };
  loaders.catalog.voices.setData({ lang: "es" }, [VOICE, anna]);
  const order = { videoId: "v", targetLanguage: "es", voicePreset: anna.id } as const;
  show(<VoiceName job={queuedJob("j", order)} />);
  expect(screen.getByText("Anna")).toBeTruthy();
  cleanup();
  loaders.catalog.voices.setData({ lang: "es" }, [VOICE, ROBOT]);
  show(<VoiceName job={queuedJob("j", order)} />);
  expect(screen.getByText("Custom voice")).toBeTruthy();
});

test("sets all speakers to automatic", () => {
  show(<Choice lines={[ann, bob]} preset="auto" />);
  expect([textsOf("Speaker 1")[0], textsOf("Speaker 2")[0]]).toEqual(["Automatic", "Automatic"]);
});

test("shows no voice fields for a single speaker", () => {
  show(<Choice lines={[ann]} preset="auto" />);
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("the voice of a dub: automatic first, a robotic one says so, and a chosen one can be heard", () => {
  function Pick() {
    const [value, setValue] = useState("");
    return <VoiceSelect language="es" value={value} onChange={setValue} />;
  }
  show(<Pick />);
  expect(textsOf("AI Voice").slice(0, 2)).toEqual([
    "Select a voice",
    "Automatic · the closest voice for each speaker",
  ]);
  choose("AI Voice", "auto");
  expect(screen.queryByRole("button")).toBeNull();
  choose("AI Voice", "robot");
  expect(screen.getByText(/sounds robotic/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Hear Robo" })).toBeTruthy();
  choose("AI Voice", "ef_dora");
  expect(screen.queryByText(/sounds robotic/)).toBeNull();
});
