import { expect, it } from "vitest";
import { bakeryPlan } from "../../test/bakery-sample";
import { cafePlan } from "../../test/plan-sample";
import { continuityPlanContent } from "../continuity-plan/plan-markup";
import { singleSheetPrint } from "./sheet-markup";
import { singleSheets } from "./single-sheets";

const plan = continuityPlanContent(cafePlan).replaceAll(/<a href="#[^"]*">(.*?)<\/a>/gu, "$1");
const data = { ...bakeryPlan, document: cafePlan };
const sheets = singleSheets(data.content).map((sheet) => ({
  sheet,
  print: singleSheetPrint(sheet, data),
}));
const ON_PAGE_OF_PLAN = /in [B-G]\.\d+ of the plan/u;
const rowsOf = (markup: string) =>
  markup.match(/<tr><td class="hf-action-number">.*?<\/tr>/gu) ?? [];

it("has ids and titles that are used once", () => {
  const all = sheets.map(({ sheet }) => sheet);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
});

it("has the logs and forms that responders copy", () => {
  const titles = sheets.map(({ sheet }) => sheet.title);
  for (const title of [
    "Notification log (B.4)",
    "Visitor log (C.3)",
    "Decision log (F.6)",
    "Room by room (E.6)",
  ])
    expect(titles).toContain(title);
});

it("repeats each action of the plan's sections with its number", () => {
  const checklists = sheets.filter(({ sheet }) => sheet.purpose === "team");
  const actions = checklists.flatMap(({ print }) => rowsOf(print.content));
  expect(checklists).toHaveLength(6);
  expect(actions.length).toBeGreaterThan(100);
  const numbers = actions.map(
    (action) => /<td class="hf-action-number">.*?<\/td>/u.exec(action)?.[0],
  );
  expect(numbers.filter((number) => number === undefined || !plan.includes(number))).toEqual([]);
  const otherwise = actions.filter((action) => !plan.includes(action));
  expect(otherwise.filter((action) => !ON_PAGE_OF_PLAN.test(action))).toEqual([]);
});

it("names the plan's page where an action needs a table that the sheet does not have", () => {
  const checklists = sheets.filter(({ sheet }) => sheet.purpose === "team");
  const actions = checklists.flatMap(({ print }) => rowsOf(print.content));
  const texts = actions.map((action) => action.replaceAll(/<[^>]+>/gu, ""));
  expect(texts.filter((text) => /\b(?:above|below)\b/u.test(text))).toEqual([]);
  expect(texts.some((text) => text.includes("fill in the table in E.2 of the plan."))).toBe(true);
});

it("has levels, the Primaries' numbers and meeting places on the poster", () => {
  const [poster] = sheets;
  for (const team of cafePlan.teams)
    expect(poster?.print.content).toContain(
      team.contacts.find(({ designation }) => designation === "Primary")?.name,
    );
  for (const words of ["Level 1", "Level 2", "Level 3", "Where the team meets", "Activated by"])
    expect(poster?.print.content).toContain(words);
});

it("has the plan's status and its own title on each page, and no link to a section that it lacks", () => {
  for (const { sheet, print } of sheets) {
    expect(print.header).toEqual({
      left: "Harbour Bakehouse Pty Ltd | Bakehouse plan",
      right: `${sheet.title} | Date issued 28/11/2026`,
      foot: "Confidential | Not approved",
    });
    expect(print.content).not.toContain('href="#');
    expect(print.content).not.toContain("data-page-for");
  }
});

it("has the cards of the events that apply to the plan", () => {
  const titles = sheets
    .filter(({ sheet }) => sheet.purpose === "event")
    .map(({ sheet }) => sheet.title);
  expect(titles).toContain("Fire or smoke");
  expect(titles).toHaveLength(bakeryPlan.content.events.length);
});
