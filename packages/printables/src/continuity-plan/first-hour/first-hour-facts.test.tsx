import { claimsLines, cyberLines } from "@holdfast/content/plan-text/claims-lines";
import { plainTextOf } from "@holdfast/content/plan-text/text-filling";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import { describe, expect, it } from "vitest";
import { emptyPlan } from "../../../test/empty-plan-sample";
import { bakeryPlan } from "../../../test/bakery-sample";
import { cafePlan } from "../../../test/plan-sample";
import { singleSheetPrint } from "../../single-sheets/sheet-markup";
import { singleSheets } from "../../single-sheets/single-sheets";
import type { ContinuityPlanData } from "../plan-data";
import { continuityPlanContent, continuityPlanFrontMatter } from "../plan-markup";
import { planTextValues } from "../plan-text-values";
import { textFactsOf } from "../text-facts-of";

const MEET = "Seawall opposite 20 Quay Street, 80 m to the east. Second: the ferry forecourt.";
const policy = (kind: string, insurer: string, claimsPhone: string, policyNumber = "") => ({
  kind,
  insurer,
  policyNumber,
  claimsPhone,
  sumInsured: "",
  indemnityPeriod: "",
  comments: "",
});
const insurancePolicies = [
  policy("Workers compensation", "Injury Mutual", "02 4900 9003", "HWI-1"),
  policy("Public and product liability", "Lantern Mutual", "02 4900 9001", "LMI-PL-2"),
  policy("Property and contents", "Lantern Mutual", "02 4900 9001", "LMI-PK-1"),
  policy("Cyber", "Southern Underwriting", "02 4900 9002", "SCU-CY-1"),
];
const recorded: ContinuityPlanData = {
  ...cafePlan,
  insurancePolicies,
  site: { ...cafePlan.site, assemblyPoint: MEET },
};

const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll(/[\s\u00a0]+/gu, " ")
    .replaceAll(/ ([,.:)])/gu, "$1")
    .replaceAll("&#x27;", "'");
/** Returns the text of a topic's page. */
const topic = (data: ContinuityPlanData, id: string) => {
  const [, page = ""] = continuityPlanContent(data).split(`<h3 id="${id}">`);
  return words(page.split("<h3")[0] ?? "");
};
const sheetTexts = () =>
  singleSheets(bakeryPlan.content).map((sheet) =>
    words(singleSheetPrint(sheet, { ...bakeryPlan, document: recorded }).content),
  );

describe("the meeting point", () => {
  it.each([
    ["the first-hour card", topic(recorded, "first-hour-card")],
    ["the team's page", topic(recorded, "section-b-1")],
  ])("prints the meeting point on %s in full", (_place, text) => {
    expect(text).toContain(MEET);
  });

  it("prints the meeting point in the order to leave", () => {
    const order = planParts
      .flatMap(({ topics }) => topics.flatMap(({ blocks }) => blocks))
      .flatMap((block) => (block.kind === "actions" ? block.items : []))
      .find((item) => item.startsWith("**Give the order**"));
    expect(plainTextOf(order ?? "", planTextValues(recorded))).toContain(
      `Go to the assembly area: ${MEET.replace(/\.$/u, "")}.`,
    );
    expect(topic(emptyPlan, "section-b-3")).toContain("Go to the assembly area.");
  });

  it("prints a long meeting point in full, as far as its page has room", () => {
    const assemblyPoint = "The far end of the car park. ".repeat(6).trim();
    const data = { ...recorded, site: { ...recorded.site, assemblyPoint } };
    expect(plainTextOf("{assemblyPoint}", planTextValues(data))).toBe(assemblyPoint);
    expect(continuityPlanContent(data)).toContain(
      `<dd><span data-shorten="">${assemblyPoint}</span></dd>`,
    );
  });

  it("leaves a line to write the meeting point on if none is recorded", () => {
    expect(topic(emptyPlan, "first-hour-card")).toMatch(/Meet at\s+Emergency services/u);
  });
});

describe("the insurers' lines", () => {
  it("lists the insurers of the site first, once for each insurer, without cyber and injury", () => {
    expect(claimsLines(textFactsOf(recorded))).toMatchObject([
      { insurer: "Lantern Mutual", phone: "02 4900 9001", policyNumbers: ["LMI-PK-1", "LMI-PL-2"] },
    ]);
    expect(cyberLines(textFactsOf(recorded))).toMatchObject([
      { insurer: "Southern Underwriting", phone: "02 4900 9002" },
    ]);
  });

  it("begins the insurers' lines with one that has a number", () => {
    const data = {
      ...recorded,
      insurancePolicies: [policy("Business interruption", "Without", ""), ...insurancePolicies],
    };
    expect(claimsLines(textFactsOf(data)).map(({ insurer }) => insurer)).toEqual([
      "Lantern Mutual",
      "Without",
    ]);
  });

  it("prints the insurers on the first-hour card, the back cover and in E.5", () => {
    const back = words(continuityPlanContent(recorded).split("hf-back-cover")[1] ?? "");
    for (const text of [topic(recorded, "first-hour-card"), back]) {
      expect(text).toContain("Insurer, claims: Lantern Mutual 02 4900 9001");
      expect(text).toContain("Cyber incident line: Southern Underwriting 02 4900 9002");
    }
    expect(topic(recorded, "section-e-5")).toContain(
      "Lantern Mutual, 02 4900 9001, LMI-PK-1, LMI-PL-2",
    );
    expect(topic(recorded, "section-e-5")).toContain(
      "Southern Underwriting, 02 4900 9002, SCU-CY-1",
    );
    expect(topic(recorded, "section-d-1")).toContain("Injury Mutual, 02 4900 9003, HWI-1");
  });

  it("takes the insurers of Appendix C without an insurance schedule, and lines to write on without both", () => {
    const [broker] = cafePlan.thirdParties;
    if (!broker) throw new Error("The café has no third party.");
    const thirdParties = [
      { ...broker, category: "Insurer", name: "Wharf Mutual", phone: "02 4900 1" },
      { ...broker, category: "Cyber Incident Responder", name: "Beacon", phone: "02 4900 2" },
    ];
    const data = { ...recorded, insurancePolicies: [], thirdParties };
    expect(topic(data, "first-hour-card")).toContain("Insurer, claims: Wharf Mutual 02 4900 1");
    expect(topic(data, "first-hour-card")).toContain("Cyber incident line: Beacon 02 4900 2");
    expect(topic(emptyPlan, "first-hour-card")).toMatch(/Insurer, claims\s+Cyber incident line/u);
  });
});

it("never has an appendix as the value of an assembly area", () => {
  const text = words(continuityPlanFrontMatter(recorded) + continuityPlanContent(recorded));
  expect(text).not.toMatch(/(assembly areas?|meeting point|meet at)\W{1,3}Appendix N/iu);
  for (const sheet of sheetTexts())
    expect(sheet).not.toMatch(/(assembly areas?|meeting point|meet at)\W{1,3}Appendix N/iu);
});
