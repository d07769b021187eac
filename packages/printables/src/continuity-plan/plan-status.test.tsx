import { describe, expect, it } from "vitest";
import type { ContinuityPlanData } from "./plan-data";
import {
  continuityPlanContent,
  continuityPlanFrontMatter,
  continuityPlanHeader,
} from "./plan-markup";
import { planStatus } from "./plan-status";
import { cafePlan, emptyPlan } from "../../test/plan-sample";

const finished: ContinuityPlanData = {
  ...cafePlan,
  supportingUnits: cafePlan.supportingUnits.filter((unit) => unit.rtoDays !== null),
};
const expired: ContinuityPlanData = {
  ...finished,
  teams: [],
  plan: { ...finished.plan, isExpired: true, expiryDate: "2026-10-17" },
};
const whole = (data: ContinuityPlanData) =>
  continuityPlanFrontMatter(data) + continuityPlanContent(data);

describe("the status of a plan", () => {
  it("is a draft with what is missing, on the cover and at the foot of every page", () => {
    expect(planStatus(emptyPlan).missing).toEqual([
      "Policy & Program: 0% complete",
      "Analysis & Planning: 0% complete",
      "Planning & Design: 0% complete",
      "Emergency Response Team: no Primary",
      "Crisis Management Team: no Primary",
      "IT Recovery Team: no Primary",
      "Maximum tolerable period of disruption: not chosen",
      "Critical strategic areas: none",
      "Business units: none",
    ]);
    expect(planStatus(cafePlan).missing).toEqual(["Business units without a recovery time: 1"]);
    expect(continuityPlanFrontMatter(cafePlan)).toContain("<strong>DRAFT.</strong>");
    expect(continuityPlanHeader(cafePlan).foot).toBe("Confidential | DRAFT, unfinished");
  });

  it("says that a finished plan is approved only by a signature", () => {
    expect(continuityPlanHeader(finished).foot).toBe(
      "Confidential | Approved only if signed on page 03",
    );
    expect(whole(finished)).not.toMatch(/DRAFT|EXPIRED/u);
  });

  it("says that an expired plan was printed after expiry, and why its teams are missing", () => {
    expect(continuityPlanFrontMatter(expired)).toContain(
      "The subscription of this plan expired on 17 Oct 2026. This copy was printed after expiry, on 21 Nov 2026.",
    );
    expect(continuityPlanHeader(expired).foot).toBe("Confidential | EXPIRED");
    const content = continuityPlanContent(expired);
    // A.7, B.1, F.1 and G.1
    expect(content.split("Teams not printed.")).toHaveLength(5);
    expect(content).toContain("The plan has expired: its teams are not printed.");
    expect(content).not.toContain("Members of the");
    expect(content).not.toContain("Emergency Response Team: Sections B, C, D and E");
  });
});

describe("the numbers of the first hour", () => {
  it("are on the card, the wallet card and the back cover", () => {
    const [, card = "", wallet = "", back = ""] =
      continuityPlanContent(cafePlan).split('class="hf-short-list"');
    for (const list of [card, wallet, back])
      for (const text of ["000", "Mira Okafor", "Sam Whitlock", "Helen Strand", "02 4900 1001"])
        expect(list).toContain(text);
  });

  it("leave out a number that must be checked first, which its appendix says", () => {
    const content = continuityPlanContent(cafePlan);
    const [, card = ""] = content.split('class="hf-first-numbers"');
    expect(card.slice(0, card.indexOf("</ul>"))).not.toContain("1800 427 532");
    expect(content).toContain("Check with Gas distributor for your area before you rely on this.");
  });
});
