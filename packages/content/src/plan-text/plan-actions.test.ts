import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { describe, expect, it, test } from "vitest";
import { newContent, samplePerson, sampleParty } from "../../test/plan-content-sample";
import { planParts } from "../plan-template/plan-parts";
import { timeLimits } from "../plan-template/times-to-keep";
import { firstCalls } from "./first-calls";
import { dueAfter, hoursOf, planActions, planTextTables } from "./plan-actions";

const cafe: PlanContent = {
  ...newContent,
  site: {
    ...newContent.site,
    assemblyPoint: "Seawall opposite 20 Quay Street.\nSecond: the ferry",
  },
  people: [samplePerson("ana", "Ana", "Silva")],
  teams: [
    { teamTypeId: 3, members: [{ contactId: "ana", designation: "Primary", confirmedOn: null }] },
  ],
  parties: [
    sampleParty("third-party", "Anchorage Brokers", "Insurance Broker", "+61 2 5550 0401"),
    ...["Acme", "Best", "Crew", "Duo"].map((name) =>
      sampleParty("third-party", name, "Loss Adjuster"),
    ),
  ],
  insurancePolicies: [
    {
      insurancePolicyId: "p",
      kind: "Cyber",
      insurer: "Shield",
      policyNumber: "SCU-88120",
      claimsPhone: "+61 2 5550 0422",
      sumInsured: null,
      indemnityMonths: null,
      comments: null,
    },
  ],
};
const actions = planActions(cafe);
const tables = planTextTables(cafe).flatMap(({ rows }) => rows.flat());
const textWith = (words: string) => actions.find(({ text }) => text.includes(words))?.text;

describe("the actions of a plan", () => {
  it("have an id of their own, which does not depend on the plan's facts", () => {
    expect(new Set(actions.map(({ actionId }) => actionId)).size).toBe(actions.length);
    expect(planActions(newContent).map(({ actionId }) => actionId)).toEqual(
      actions.map(({ actionId }) => actionId),
    );
  });

  it("are those of the teams' sections, with the headings of their branches", () => {
    expect(new Set(actions.map(({ section }) => section[0]))).toEqual(
      new Set(["B", "C", "D", "E", "F", "G"]),
    );
    expect(actions.filter(({ group }) => group.heading === "")).toEqual([]);
    const branches = actions.filter(({ group }) => group.when.decision === "resolved");
    expect(new Set(branches.map(({ group }) => group.heading)).size).toBeGreaterThan(0);
  });

  it("are filled with the plan's facts, and name those that they need", () => {
    expect(actions.filter(({ text }) => /[{}*]/u.test(text))).toEqual([]);
    expect(textWith("Seawall")).toContain(
      "the assembly area: Seawall opposite 20 Quay Street. Second: the ferry",
    );
    expect(tables).toContain("Anchorage Brokers, +61\u00a02\u00a05550\u00a00401");
    expect(actions.find(({ text }) => text.includes("Seawall"))?.needs).toContain("assemblyArea");
    expect(actions.flatMap(({ needs }) => needs)).not.toContain("below");
  });

  it("name the first firm of a kind, and where the others are", () => {
    const texts = [...actions.map(({ text }) => text), ...tables];
    expect(texts.filter((text) => text.includes("Acme"))).not.toEqual([]);
    for (const text of texts.filter((candidate) => candidate.includes("Acme")))
      expect(text).toContain("Acme and 3 more (Appendix C)");
  });

  it("say of a table where it is in the plan", () => {
    expect(textWith("fill in the table")).toContain("in E.2 of the plan");
    expect(actions.filter(({ text }) => /\b(?:above|below)\b/u.test(text))).toEqual([]);
  });
});

/** Returns the hours of a limit as the plan prints it; null if it is not about an incident. */
function hoursIn(limit: string): number | null {
  if (limit === "Within the first day") return 24;
  const [, days] = /^Within 1 to (\d) days/u.exec(limit) ?? [];
  if (days !== undefined) return Number(days) * 24;
  const [, hours] = /^Within (\d+) hours?\b/u.exec(limit) ?? [];
  return hours === undefined ? null : Number(hours);
}

test("each time limit is due when the plan prints that it is", () => {
  expect(timeLimits.map(({ due }) => due && hoursOf(due))).toEqual(
    timeLimits.map(({ limit }) => hoursIn(limit)),
  );
  const topics = new Set(planParts.flatMap((part) => part.topics.map(({ number }) => number)));
  expect(timeLimits.filter(({ topic }) => !topics.has(topic))).toEqual([]);
  const declared = new Date("2026-11-23T10:00:00.000Z");
  expect(dueAfter({ due: "PT48H" }, declared)).toEqual(new Date("2026-11-25T10:00:00.000Z"));
  expect(dueAfter({ due: null }, declared)).toBeNull();
});

test("whom to call first is known by role, with null for what is not recorded", () => {
  expect(firstCalls(cafe)).toEqual([
    { role: "Emergency services", name: null, number: null },
    { role: "Emergency Response Team", name: null, number: null },
    { role: "Crisis Management Team", name: "Ana Silva", number: "+61 491 570 006" },
    { role: "IT Recovery Team", name: null, number: null },
    { role: "Broker, claims", name: "Anchorage Brokers", number: "+61 2 5550 0401" },
    { role: "Insurer, claims", name: null, number: null },
    { role: "Cyber incident line", name: "Shield", number: "+61 2 5550 0422" },
  ]);
});

test("the first Alternative with a number is called if the Primary has none", () => {
  const withTeam = (...names: readonly string[]) =>
    firstCalls({
      ...cafe,
      people: [
        { ...samplePerson("pia", "Pia", "Berg"), phones: [] },
        { ...samplePerson("kim", "Kim", "Lund"), phones: [] },
        ...cafe.people,
      ],
      teams: [
        {
          teamTypeId: 3,
          members: names.map((contactId, at) => ({
            contactId,
            designation: at === 0 ? ("Primary" as const) : ("Alternatives" as const),
            confirmedOn: null,
          })),
        },
      ],
    })[2];
  expect(withTeam("pia", "kim", "ana")).toEqual({
    role: "Crisis Management Team, Alternative",
    name: "Ana Silva",
    number: "+61 491 570 006",
  });
  expect(withTeam("pia", "kim")).toEqual({
    role: "Crisis Management Team",
    name: "Pia Berg",
    number: null,
  });
});
