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
const contentOf = (id: string) => sheets.find(({ sheet }) => sheet.id === id)?.print.content ?? "";
const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll(/[\s\u00a0]+/gu, " ")
    .replaceAll(/ (?=[,;.])/gu, "");
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

it("has the tables that actions need, and names the plan's page for a log that is a sheet of its own", () => {
  const checklists = sheets.filter(({ sheet }) => sheet.purpose === "team");
  const text = words(checklists.map(({ print }) => print.content).join(""));
  for (const table of ["First actions by kind of danger", "Leave or stay?", "Ask in this order"])
    expect(text).toContain(table);
  expect(text).not.toContain("Notification log Time");
  expect(text).toContain("table in G.4 of the plan");
  for (const { print } of checklists)
    expect(words(print.content)).toContain("Meeting point Car park of the library");
});

it("has nobody's own number on the poster, and the place, the exits and three levels", () => {
  const poster = words(contentOf("poster"));
  for (const fact of [
    "Emergency 000",
    "We are at 8 Mill Lane, Newcastle NSW 2300",
    "Meeting point Car park of the library, across Mill Lane",
    "Ways out Shop door to Mill Lane",
    "Tell the Leader Mia Novak 02 4900 5555",
    "Level 1, minor: one room, one system",
    "Level 2, serious:",
    "Level 3, crisis:",
  ])
    expect(poster).toContain(fact);
  for (const { phones } of bakeryPlan.content.people)
    for (const { number } of phones) expect(poster).not.toContain(number.replace("+61 ", "0"));
  expect(sheets.find(({ sheet }) => sheet.id === "poster")?.print.header?.foot).toBe(
    "Not approved",
  );
});

it("has whom to call on the wallet card, on both sides", () => {
  const card = words(contentOf("wallet-card"));
  expect(card).toMatch(
    /Meeting point Car park .* Leader Mia Novak 0491 570 006 No answer\? Call Leo Novak .* Issued 28\/11\/2026\. .* Claims line Southern Mutual, policy BP 77120 02 4900 6201 Cyber line Broker Anchor Brokers/u,
  );
});

it("has every firm and all people in the contact list", () => {
  const list = words(contentOf("contact-list"));
  for (const { name } of [...bakeryPlan.content.people, ...bakeryPlan.content.parties])
    expect(list).toContain(name);
});

it("has a sheet for each business unit in the order of return, with a line for each fact that is missing", () => {
  const units = sheets.filter(({ sheet }) => sheet.purpose === "unit");
  expect(units.map(({ sheet }) => sheet.title)).toEqual(["Bakery", "Shop"]);
  expect(words(contentOf("unit-bakery"))).toMatch(
    /Back within 1 day Data lost at most Leads Leo Novak, 0491 570 006 .* First steps Phone Coast Ovens .* Coast Ovens 02 4900 6102/u,
  );
  expect(contentOf("unit-bakery")).toContain(
    '<dt>Data lost at most</dt><dd><span class="hf-write-line">',
  );
});

it("has the plan's status and its own title on each page, and no link to a section that it lacks", () => {
  for (const { sheet, print } of sheets) {
    expect(print.header).toEqual({
      left: "Harbour Bakehouse Pty Ltd | Bakehouse plan",
      right: `Date issued 28/11/2026 | ${sheet.title}`,
      foot: sheet.purpose === "wall" ? "Not approved" : "Confidential | Not approved",
    });
    expect(print.content).not.toContain('href="#');
    expect(print.content).not.toContain("data-page-for");
    expect(words(print.content)).not.toMatch(/\bpage \d/u);
  }
});

it("has the cards of the events that apply to the plan", () => {
  const titles = sheets
    .filter(({ sheet }) => sheet.purpose === "event")
    .map(({ sheet }) => sheet.title);
  expect(titles).toContain("Fire or smoke");
  expect(titles).toHaveLength(bakeryPlan.content.events.length);
});
