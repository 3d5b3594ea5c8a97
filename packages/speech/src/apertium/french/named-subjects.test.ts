import { describe, expect, it } from "vitest";
import { readUnits, writeUnits } from "../units.ts";
import { lowerPronouns, nameSubjects } from "./named-subjects.ts";

const I = "je<prn><tn><p1><mf><sg>";
const HAVE = "avoir<vbhaver><pri><p1><sg>";

describe("nameSubjects", () => {
  const named = (stream: string) => writeUnits(nameSubjects(readUnits(stream)));

  it("names who does something, before pronouns and negation", () => {
    expect(named(`^jour<n><m><sg>$ ^${HAVE}$`)).toBe(`^jour<n><m><sg>$ ^${I}$ ^${HAVE}$`);
    const clitics = "^ne<adv>$ ^te<prn><pro><p2><mf><sg>$";
    expect(named(`^,<cm>$ ${clitics} ^${HAVE}$`)).toBe(`^,<cm>$ ^${I}$ ${clitics} ^${HAVE}$`);
  });

  it("moves a capital to the subject", () => {
    expect(named("^Recommander<vblex><pri><p2><sg>$")).toBe(
      "^Tu<prn><tn><p2><mf><sg>$ ^recommander<vblex><pri><p2><sg>$",
    );
  });

  it("turns what is done into an object: les films que nous avons vus", () => {
    expect(named("^film<n><m><pl>$ ^qui<rel><mf><sp>$ ^voir<vblex><pri><p1><pl>$")).toBe(
      "^film<n><m><pl>$ ^que<rel><mf><sp>$ ^nous<prn><tn><p1><mf><pl>$ ^voir<vblex><pri><p1><pl>$",
    );
  });

  it.each([
    ["has one", `^${I}$ ^${HAVE}$`],
    ["is told about", `^moi<prn><tn><p1><mf><sg>$ ^qui<rel><mf><sp>$ ^${HAVE}$`],
    ["may be asked to", "^,<cm>$ ^fermer<vblex><pri><p2><pl>$"],
    ["is another", "^avoir<vbhaver><pri><p3><sg>$"],
  ])("leaves who %s", (_, stream) => {
    expect(named(stream)).toBe(stream);
  });
});

describe("lowerPronouns", () => {
  const lowered = (stream: string) => writeUnits(lowerPronouns(readUnits(stream)));
  const YOU = "te<prn><pro><p2><mf><sg>";

  it("puts a pronoun before the infinitive that it belongs to, behind adverbs", () => {
    const [can, not, help] = ["pouvoir<vbmod><pri><p1><sg>", "pas<adv>", "aider<vblex><inf>"];
    expect(lowered(`^T${YOU.slice(1)}$ ^${can}$ ^${not}$ ^${help}$`)).toBe(
      `^P${can.slice(1)}$ ^${not}$ ^${YOU}$ ^${help}$`,
    );
  });

  it("leaves one without an infinitive", () => {
    const stream = `^${YOU}$ ^vouloir<vblex><pri><p1><sg>$`;
    expect(lowered(stream)).toBe(stream);
  });
});
