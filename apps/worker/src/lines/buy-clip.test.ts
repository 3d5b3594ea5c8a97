import { describe, expect, it } from "vitest";
import { buyClip } from "./buy-clip.ts";
import { clipShop, toneWav } from "../testing/clip-shop.ts";

const noise = new TextEncoder().encode("<html>502 Bad Gateway</html>");
const line = { text: "Hola", voice: "ef_dora", speed: 1 };
const buyer = {
  userId: "u",
  videoId: "v",
  targetLanguage: "es",
  signal: new AbortController().signal,
} as const;

describe("buyClip", () => {
  it("reuses a clip that was bought before", async () => {
    const { deps, bought } = clipShop(() => toneWav(500));
    const first = await buyClip(deps, buyer, line);
    expect(await buyClip(deps, buyer, line)).toEqual(first);
    expect(bought).toHaveLength(1);
    expect(Math.abs(first.clip.ms - 500)).toBeLessThan(20);
  });

  it.each([
    ["no audio", noise],
    ["nothing", new Uint8Array()],
  ])("does not store an answer that is %s, so that a retry buys it again", async (_, broken) => {
    const shop = clipShop(async (_request, nth) => (nth === 1 ? broken : await toneWav(500)));
    await expect(buyClip(shop.deps, buyer, line)).rejects.toMatchObject({ kind: "unavailable" });
    expect(shop.stored.size).toBe(0);
    expect((await buyClip(shop.deps, buyer, line)).clip.ms).toBeGreaterThan(400);
  });

  it("gives the voice the account's spelling of a word", async () => {
    const { deps, bought } = clipShop(() => toneWav(500));
    const respellings = [{ word: "Hola", sayAs: "Óla" }];
    await buyClip(deps, { ...buyer, respellings }, line);
    await buyClip(deps, buyer, line);
    expect(bought.map(({ text }) => text)).toEqual(["Óla", "Hola"]);
  });

  it("buys a line once if several chunks need it at the same time", async () => {
    const { deps, bought } = clipShop(() => toneWav(500));
    const clips = await Promise.all([1, 2, 3].map(() => buyClip(deps, buyer, line)));
    expect(bought).toHaveLength(1);
    expect(new Set(clips).size).toBe(1);
  });

  it("does not fail because another chunk's purchase failed", async () => {
    const shop = clipShop(async (_request, nth) => {
      if (nth === 1) throw new Error("canceled");
      return await toneWav(500);
    });
    const [first, second] = await Promise.allSettled(
      [1, 2].map(() => buyClip(shop.deps, buyer, line)),
    );
    expect([first?.status, second?.status]).toEqual(["rejected", "fulfilled"]);
  });

  it("requests names to be read as in the source, and buys such a line separately", async () => {
    const { deps, bought } = clipShop(() => toneWav(500));
    const named = { ...buyer, names: { language: "en", words: new Set(["Walter", "Kate"]) } };
    const order = { ...line, text: "Hola, Walter" };
    await buyClip(deps, buyer, order);
    await buyClip(deps, named, order);
    await buyClip(deps, named, order);
    await buyClip(deps, named, line);
    expect(bought.map(({ names }) => names)).toEqual([
      undefined,
      { language: "en", words: ["Walter"] },
      undefined,
    ]);
  });

  it("buys a clip again if the stored one is damaged", async () => {
    const { deps, bought, stored } = clipShop(() => toneWav(500));
    const { clip } = await buyClip(deps, buyer, line);
    stored.set(clip.key, noise);
    await buyClip(deps, buyer, line);
    await buyClip(deps, buyer, line);
    expect(bought).toHaveLength(2);
  });
});
