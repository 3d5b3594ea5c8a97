// @vitest-environment happy-dom
import type { Voice } from "@dubdeck/domain";
import { QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { Tooltip } from "radix-ui";
import { serialize } from "superjson";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { onToast, type Toast } from "../../lib/toasts.ts";
import { loaders, trpc } from "../../lib/trpc.ts";
import { MixForm } from "./mix-form.tsx";

const HEART: Voice = {
  id: "af_heart",
  name: "Heart",
  gender: "female",
  style: "Warm",
  language: "en",
  native: true,
  robotic: false,
  mixable: true,
  custom: false,
  pitchHz: null,
  calibration: null,
};
const DORA: Voice = { ...HEART, id: "ef_dora", name: "Dora", language: "es" };
const names = new Map([HEART, DORA].map(({ id, name }) => [id, name]));
const toasts: Toast[] = [];
let asked: unknown[];

/** Mocks the mutation's response and records its requests. */
function answerCreate(answer: object, status = 200) {
  asked = [];
  vi.stubGlobal("fetch", async (url: string, { body }: { body?: string } = {}) => {
    if (url.includes("create")) asked.push(JSON.parse(body ?? "")["0"].json);
    return new Response(JSON.stringify([answer]), { status });
  });
}

beforeEach(() => {
  loaders.catalog.languages.setData(undefined, []);
  toasts.length = 0;
  onToast((toast) => toasts.push(toast));
  render(
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Tooltip.Provider>
          <MixForm
            voices={[HEART, DORA]}
            nameOf={(id) => names.get(id) ?? id}
            language="it"
            onLanguage={() => undefined}
          />
        </Tooltip.Provider>
      </QueryClientProvider>
    </trpc.Provider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const slider = () => screen.getByRole<HTMLInputElement>("slider");
const save = () => screen.getByRole<HTMLButtonElement>("button", { name: "Save voice" });
const nameIt = (name: string) =>
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: name } });

test("the slider says what each voice gives, and a double click saves one voice", async () => {
  const { id, voice } = { id: crypto.randomUUID(), voice: "ef_dora*0.7+af_heart*0.3" };
  const made = { first: "ef_dora", second: "af_heart", percent: 70, createdAt: new Date() };
  answerCreate({ result: { data: serialize({ id, name: "Anna", voice, ...made }) } });
  expect(slider().getAttribute("aria-valuetext")).toBe("50 % Heart, 50 % Dora");
  fireEvent.change(slider(), { target: { value: "30" } });
  expect(screen.getByText("30 % Heart, 70 % Dora")).toBeTruthy();
  nameIt("Anna");
  await act(async () => {
    save().click();
    save().click();
  });
  await vi.waitFor(() => expect(toasts.map(({ title }) => title)).toEqual(["“Anna” is saved"]));
  expect(asked).toEqual([{ name: "Anna", first: "af_heart", second: "ef_dora", percent: 30 }]);
});

test("shows a refusal and keeps the input", async () => {
  const message = "You already have this mix: “Anna”.";
  answerCreate({ error: { json: { message, code: -32000, data: { httpStatus: 409 } } } }, 409);
  nameIt("Bella");
  await act(async () => save().click());
  await vi.waitFor(() =>
    expect(toasts).toMatchObject([{ title: "Voice not saved", description: message }]),
  );
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Bella");
});

test("a voice is not mixed with itself", () => {
  fireEvent.change(screen.getByLabelText("Second voice"), { target: { value: HEART.id } });
  expect(screen.getByText("Please choose two different voices.")).toBeTruthy();
  expect(save().disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Hear this mix" })).toBeNull();
});
