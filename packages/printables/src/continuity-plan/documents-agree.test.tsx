import {
  ACTIVATION_RULES,
  LEVEL_RULES,
  STAND_IN_RULES,
} from "@holdfast/content/plan-template/agreed-rules";
import { CMT_COMPOSITION_PRESETS } from "@holdfast/content/library/response/cmt-composition-presets";
import { describe, expect, it } from "vitest";
import { bakeryPlan } from "../../test/bakery-sample";
import { cafePlan } from "../../test/plan-sample";
import { cafePolicy } from "../../test/policy-sample";
import { cafeReport } from "../../test/risk-report-sample";
import { certificatePrint, policyPrint } from "../policy/policy-markup";
import { riskReportPrint } from "../risk-report/risk-report-markup";
import { shortPlanPrint } from "../short-plan/short-plan-markup";
import { singleSheetPrint } from "../single-sheets/sheet-markup";
import { singleSheets } from "../single-sheets/single-sheets";
import { continuityPlanContent, continuityPlanFrontMatter } from "./plan-markup";

/** Returns the sentences and cells of a document. */
const sentencesOf = (markup: string): readonly string[] =>
  markup
    .replaceAll(/<\/?(?:strong|em|a|b|span)\b[^>]*>/gu, "")
    .replaceAll(/<[^>]+>/gu, "\n")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll("\u00A0", " ")
    .split(/\n|(?<=[.!?;:]) /u)
    .map((text) => text.trim())
    .filter((text) => text !== "");

const whole = ({ frontMatter = "", content }: { frontMatter?: string; content: string }) =>
  sentencesOf(frontMatter + content);

const SHEETS = { ...bakeryPlan, document: cafePlan };

const DOCUMENTS: Readonly<Record<string, readonly string[]>> = {
  plan: sentencesOf(continuityPlanFrontMatter(cafePlan) + continuityPlanContent(cafePlan)),
  "short plan": whole(shortPlanPrint(bakeryPlan)),
  "single sheets": singleSheets(SHEETS.content).flatMap((sheet) =>
    whole(singleSheetPrint(sheet, SHEETS)),
  ),
  policy: whole(policyPrint(cafePolicy)),
  certificate: whole(certificatePrint(cafePolicy)),
  report: whole(riskReportPrint(cafeReport)),
  "responsibility statements": CMT_COMPOSITION_PRESETS.flatMap(({ value }) => sentencesOf(value)),
};

/** Returns the sentences about a subject, each once, in all documents. */
const about = (subject: RegExp) =>
  [...new Set(Object.values(DOCUMENTS).flat())].filter((text) => subject.test(text));

/** Returns the documents that have a sentence. */
const having = (sentence: string | RegExp) =>
  Object.keys(DOCUMENTS).filter((name) =>
    DOCUMENTS[name]?.some((text) =>
      typeof sentence === "string" ? text.includes(sentence) : sentence.test(text),
    ),
  );

it.each([
  ["who sets the level", LEVEL_RULES.set, ["plan"]],
  ["that the Emergency Response Team sets it", LEVEL_RULES.sets, ["plan", "policy"]],
  ["who confirms the level", /confirms or changes/iu, ["plan", "policy"]],
  ["who activates at level 1", ACTIVATION_RULES.level1, ["plan"]],
  ["who activates at levels 2 and 3", ACTIVATION_RULES.levels2And3, ["plan", "policy"]],
  ["who approves", "The Board approves the policy and the plan.", ["plan", "policy"]],
  ["who approves without a Board", "Where there is no Board, the owner does.", ["plan", "policy"]],
  ["how often contacts are confirmed", /twice a year/u, ["plan", "policy"]],
  [
    "when a stand-in acts",
    new RegExp(`if ${STAND_IN_RULES.unanswered}`, "iu"),
    ["plan", "short plan", "single sheets", "policy"],
  ],
])("says %s in each document that speaks of it", (_, sentence, documents) => {
  expect(having(sentence)).toEqual(documents);
});

describe("what a second rule would look like", () => {
  it("has only the leaders set the level, and only the Crisis Management Team change it", () => {
    expect(about(/\bdeclares? (?:the |incident )*level/iu)).toEqual([]);
    const setters = about(/\b(?:sets|decides) the (?:incident )?level/iu);
    expect(setters.length).toBeGreaterThan(2);
    expect(setters.filter((text) => text.includes("Crisis Management Team sets"))).toEqual([]);
    expect(about(/\bdecides level \d/iu)).toEqual([]);
  });

  it("has only the Board or the owner approve the policy and the plan", () => {
    const approvals = about(/\bapproves?\b/iu);
    expect(approvals.length).toBeGreaterThan(2);
    for (const text of approvals)
      expect(text).toMatch(
        /^The Board approves|^Approves the policy and the plan, sets|^Approves this policy, the plan and the resources;/u,
      );
  });

  it("has no other time between two confirmations of contact details", () => {
    for (const text of about(/contact (?:lists|details)\b.*\b(?:days|month|year|quarter)/iu))
      expect(text).toMatch(/twice a year/u);
    expect(about(/\b90 days\b/u)).toEqual([]);
  });

  it("has no other time until a stand-in acts", () => {
    expect(
      about(
        /\bcalls\b.*\bnot answered\b|\b(?:leader|Primary)\b.*\bcannot be reached\b|\b15 minutes\b.*\bAlternative/iu,
      ),
    ).toEqual(about(new RegExp(STAND_IN_RULES.unanswered, "iu")));
  });
});
