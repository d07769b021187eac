import { expect, it } from "vitest";
import { bakeryContent } from "@holdfast/content/test/bakery-sample";
import { bakeryPlan } from "../../test/bakery-sample";
import { newContent } from "@holdfast/content/test/plan-content-sample";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { shortPlanPrint } from "./short-plan-markup";

const printed = (content: PlanContent = bakeryContent) =>
  shortPlanPrint({ ...bakeryPlan, content }).content;
const words = (markup: string) =>
  markup
    .replaceAll(/<[^>]+>/gu, " ")
    .replaceAll("&#x27;", "'")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/ (?=[,;.])/gu, "");
/** Returns the text of the page or part with a heading of that id, up to the next one. */
const pageOf = (markup: string, id: string) =>
  words(markup.split("<h2 ").find((part) => part.startsWith(`id="${id}"`)) ?? "");

it("refers to pages and cards that it has", () => {
  const markup = printed();
  const ids = new Set(Array.from(markup.matchAll(/ id="([^"]+)"/gu), ([, id]) => id));
  const references = Array.from(markup.matchAll(/data-page-for="([^"]+)"/gu), ([, id]) => id);
  expect(references.length).toBeGreaterThan(30);
  expect(references.filter((id) => !ids.has(id))).toEqual([]);
});

it("answers on the cover where to meet and whom to call", () => {
  const cover = pageOf(printed(), "short-cover");
  for (const fact of [
    "Meeting point Car park of the library, across Mill Lane",
    "Emergency 000",
    "Leader Mia Novak 0491 570 006",
    "No answer? Call Leo Novak 0491 570 006",
    "Claims line Southern Mutual, policy BP 77120 02 4900 6201",
    "Broker Anchor Brokers 02 4900 6101",
    "Power faults",
    "1 proposed, not confirmed: contacts 1.",
  ])
    expect(cover).toContain(fact);
});

it("leads to the cards of other events by their titles only", () => {
  const index = pageOf(printed(), "short-index");
  expect(index).toContain("Flames, smoke, a fire alarm Fire or smoke, page");
  expect(index).toMatch(
    /A strange letter or parcel, powder Gas, chemical smell or strange letter [A-Z]/u,
  );
  expect(pageOf(printed(), "card-fire")).toContain(
    "‘The building cannot be used’ (on the phone, or as a single sheet)",
  );
});

it("has numbers as they are dialled at the location", () => {
  const text = words(printed());
  expect(text).not.toContain("+61");
  const abroad = { ...bakeryContent.location, country: { code: "NZ", name: "New Zealand" } };
  expect(words(printed({ ...bakeryContent, location: abroad }))).toContain("+61 491 570 006");
});

it("marks what is not confirmed", () => {
  const text = words(printed());
  expect(text).toContain("Sam Okoro (proposed)");
  expect(text).not.toContain("Mia Novak (proposed)");
});

it("has a line to write on for each fact that is missing", () => {
  const markup = printed(newContent);
  const cover = markup.split("<h2 ").find((part) => part.startsWith('id="short-cover"')) ?? "";
  for (const label of ["Meeting point", "Leader", "No answer? Call", "Claims line", "Broker"])
    expect(cover).toMatch(
      new RegExp(`<dt>${label.replace("?", "\\?")}</dt><dd><p>.{0,30}hf-write-line`, "u"),
    );
  expect(pageOf(markup, "short-units")).toContain("No business unit is recorded yet.");
  expect(words(markup)).not.toMatch(/undefined|null|\{/u);
});

it("says whom by law to inform, and leads there from the cards that need it", () => {
  const markup = printed();
  expect(pageOf(markup, "short-notices")).toContain(
    "SafeWork NSW. Phone 13 10 50 (24 hours). At once",
  );
  expect(markup).toMatch(/Next: <a href="#short-notices"/u);
  const location = { ...bakeryContent.location, country: null };
  expect(pageOf(printed({ ...bakeryContent, location, duties: [] }), "short-notices")).toContain(
    "It is not certain in which country this location is. Ask your solicitor",
  );
});

it("has units in the order of return, with whom to call", () => {
  const units = pageOf(printed(), "short-units");
  expect(units).toMatch(/1\. Bakery Time limit: 1 day .* 2\. Shop Time limit: 2 days/u);
  expect(units).toContain("Call Coast Ovens, 02 4900 6102; Mayfield Kitchen, 02 4900 6001");
});

it("says on its cover and on each page that no version is approved, or which one is", () => {
  const { header } = shortPlanPrint(bakeryPlan);
  expect(header?.foot).toBe("Confidential | Not approved");
  expect(pageOf(printed(), "short-cover")).toContain("Not yet approved. No approval is recorded.");
  const version = {
    versionId: "v1",
    number: 2,
    approvedOn: "2026-11-20",
    approverName: "Mia Novak",
    approverPosition: "Owner",
    reviewDate: "2027-05-20",
    note: "",
  };
  const control = { ...bakeryPlan.control, versions: [version] };
  expect(shortPlanPrint({ ...bakeryPlan, control }).header?.foot).toBe(
    "Confidential | Version 2, approved 20/11/2026, review by 20/05/2027, approved by Mia Novak",
  );
});

it("says that an expired plan has no teams, and lists everyone", () => {
  const state = { ...bakeryContent.state, isExpired: true, expiryDate: "2026-10-01" };
  const markup = printed({ ...bakeryContent, state, teams: [] });
  expect(pageOf(markup, "short-cover")).toContain("EXPIRED. The subscription of this plan expired");
  const people = pageOf(markup, "short-contacts");
  expect(people).toContain("The plan has expired: its teams are not printed.");
  for (const { name } of bakeryContent.people) expect(people).toContain(name);
});
