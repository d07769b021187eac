import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { describe, expect, it } from "vitest";
import { topicFlows } from "./page-flow";
import type { ContinuityPlanData } from "./plan-data";
import { cafePlan, emptyPlan } from "../../test/plan-sample";

const flowsOf = (letter: string, data: ContinuityPlanData) =>
  planParts.filter((part) => part.letter === letter).flatMap((part) => topicFlows(part, data));

const crisisTeamOf = (members: number, name: string): ContinuityPlanData => ({
  ...cafePlan,
  teams: [
    {
      teamTypeName: "Crisis Management Team",
      contacts: Array.from({ length: members }, (_, at) => ({
        idLabel: `C-${at}`,
        designation: "Primary",
        name,
        jobTitle: "",
        mobile: "",
        phone: "",
        email: "",
      })),
    },
  ],
});

describe("how topics follow each other", () => {
  it.each([["nothing", emptyPlan] as const, ["a café's plan", cafePlan] as const])(
    "starts each topic on its own page for %s",
    (_, data) => {
      for (const part of planParts)
        expect(new Set(topicFlows(part, data))).toEqual(new Set(["whole"]));
    },
  );

  it.each([
    ["six short names", 6, "Helen Strand", false],
    ["six very long names", 6, "x".repeat(120), true],
    ["nine short names", 9, "Helen Strand", true],
  ])("lets the rest of a section flow for %s: %s", (_, members, name, isFlowing) => {
    expect(flowsOf("F", crisisTeamOf(members, name))).toEqual(
      isFlowing
        ? ["page", "follows", "follows", "follows", "follows", "follows", "follows"]
        : Array.from({ length: 7 }, () => "whole"),
    );
  });

  it("keeps a short topic together when the section flows", () => {
    const recoveryStrategies = Array.from({ length: 40 }, () => ({
      unit: "Kitchen",
      location: "Wharf kitchen",
      floor: "",
      phone: "",
      email: "",
      comments: "",
    }));
    expect(flowsOf("A", { ...cafePlan, recoveryStrategies }).slice(-3)).toEqual([
      "page",
      "follows",
      "whole",
    ]);
  });
});
