import { it, inject } from "vitest";
import { writeFileSync } from "node:fs";
import { createEngines } from "./create-engines.ts";
import { enginesConfig, enginesEnv } from "./engines-env.ts";
import { z } from "zod";
it("x", async () => {
  const env = { ...enginesEnv.parse(inject("services")) } as never;
  const engines = createEngines(enginesConfig(env));
  const out: string[] = [];
  for (const mark of ["Zorvex", "Qwix", "Xq1", "XQ1", "Kaxo", "[[1]]", "7431", "Zyx7", "ZX1Q"]) {
    for (const target of ["es", "fr", "de", "it", "pt"] as const) {
      const s = [
        `We use ${mark} every day.`,
        `The new ${mark} is better than the old one, said the team at ${mark}.`,
        `Have you tried ${mark}?`,
        `${mark} helps people write notes.`,
      ];
      try {
        const r = await engines.translator.translate({
          sentences: s.map((text, i) => ({ id: String(i), text, maxChars: 99 })),
          before: [],
          after: [],
          source: "en",
          target,
        } as never);
        const ok = r.filter(
          ({ text }, i) => text.split(mark).length === s[i]!.split(mark).length,
        ).length;
        out.push(`${mark} ${target} ${ok}/4 ${r.map((x) => x.text).join(" | ")}`);
      } catch (e) {
        out.push(`${mark} ${target} ERR ${String(e)}`);
      }
    }
  }
  writeFileSync("/tmp/marks.txt", out.join("\n"));
}, 300000);
