import { describe, expect, it } from "vitest";
import { documentStyle } from "../document-style";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import {
  continuityPlanContent,
  continuityPlanFrontMatter,
  continuityPlanHeader,
} from "./plan-markup";
import { cafePlan } from "../../test/plan-sample";

const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll("&amp;", "&")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/ ([.,;:])/gu, "$1");

const front = words(continuityPlanFrontMatter(cafePlan));
const content = words(continuityPlanContent(cafePlan));

describe("the content rules of the specification (plan-workspace.md, 'Plan template content')", () => {
  it.each([
    [
      "third output",
      "third output of the continuity program, after the risk and threat assessment and the business continuity policy",
    ],
    ["full activation", "Full activation of this plan is usually only at level 2 or level 3."],
    [
      "level 1",
      "Level 1 may be authorised by the team leaders or the IT Recovery Team leader without prior notice to the Crisis Management Team, which is then informed.",
    ],
    ["levels 2 and 3", "Levels 2 and 3 are activated by the Crisis Management Team."],
    ["level 1 is managed on site", "Level 1: Minor incident Managed on site."],
    ["level 2 may need help", "Level 2: Serious incident May need third-party support."],
    ["level 3 needs activation", "Level 3: Crisis Needs immediate plan activation."],
    ["initial assessment", "The initial damage assessment is made within 1 hour of notification."],
    ["final assessment", "to be finished within 1 to 2 days if possible"],
    [
      "branch of the assessment",
      "If it is, go to the next action; otherwise skip two actions and go straight to E.4.",
    ],
    ["wet paper", "Salvage of wet paper files starts within 24 hours."],
    [
      "emergency meeting",
      "The Crisis Management Team holds its emergency meeting within 1 hour of alert",
    ],
    [
      "first meeting",
      "The first meeting is held within the first day at the temporary recovery site",
    ],
    ["resolved", "Incident resolved Stand down,"],
    ["declared", "Disaster declared Activate this plan,"],
    ["authority", "ultimate authority to declare a disaster"],
    ["one voice", "sole channel for media and all external communications"],
    ["contact lists", "Staff contact lists are refreshed At least bi-annually"],
    ["owners", "Owners of this plan: the Board, the CEO and the CFO"],
    ["criticality", "4 Critical"],
    ["MTPD", "2 weeks (14 days)"],
  ])("prints the content rule of the specification: %s", (_rule, sentence) => {
    expect(content).toContain(sentence);
  });

  it("lists every time limit below the contents", () => {
    for (const limit of [
      "Within 1 hour of notification Initial damage assessment (E.2)",
      "Within 1 hour of alert Crisis Management Team emergency meeting (F.2)",
      "Within 24 hours Salvage of wet paper files starts (E.4)",
      "Within the first day First meeting at the temporary recovery site (F.4)",
      "Within 1 to 2 days if possible Final damage assessment (E.3)",
      "At least bi-annually (twice a year) Staff contact lists are refreshed (A.6)",
    ])
      expect(front).toContain(limit);
  });

  it("names business, plan and date of issue on the cover", () => {
    expect(front).toContain("Business Continuity Plan Tidepool Café Pty Ltd");
    expect(front).toContain("Plan Harbour Street plan");
    expect(front).toContain("Date issued 21/11/2026");
  });

  it("shows business, plan and date on every page, on one line even for long names", () => {
    expect(continuityPlanHeader(cafePlan)).toEqual({
      left: "Tidepool Café Pty Ltd | Harbour Street plan",
      right: "Date issued 21/11/2026",
      foot: "Confidential | DRAFT, unfinished",
    });
  });

  it("says where to find Appendix D", () => {
    expect(front).toContain("Appendix D Disaster Recovery Requirements");
    expect(front).toContain("Appendix D is printed at the end of the plan");
  });
});

describe("document.css", () => {
  it.each(planParts.map((part) => [part.letter, part.title]))(
    "shows section %s, %s, on the outer edge of its pages",
    (letter, title) => {
      const page = documentStyle.split(`@page section-${letter.toLowerCase()} {`)[1] ?? "";
      expect(page.slice(0, page.indexOf("@bottom"))).toContain(`content: "${letter}   ${title}"`);
    },
  );
});
