import { bakeryContent } from "@holdfast/content/test/bakery-sample";
import { newContent } from "@holdfast/content/test/plan-content-sample";
import { planCards } from "@holdfast/content/plan-text/plan-cards";
import { expect, it } from "vitest";
import { bakeryPlan } from "../../test/bakery-sample";
import { foldOutPage } from "./fold-out-page";
import { shortPlanPrint } from "./short-plan-markup";

const page = foldOutPage(bakeryPlan);
const titlesOf = (markup: string) =>
  Array.from(markup.matchAll(/<h2 id="(short-[^"]+)"/gu), ([, id]) => id);

it("has the sections of the paper in its order, each of which folds", () => {
  expect(titlesOf(page)).toEqual(titlesOf(shortPlanPrint(bakeryPlan).content));
  expect(page.match(/<details/gu)).toHaveLength((page.match(/<h2 /gu)?.length ?? 0) - 1);
});

it("has every event card that applies, and leads to each by its title", () => {
  for (const { cardId, title } of planCards(bakeryContent).events) {
    expect(page).toContain(`<h2 id="card-${cardId}">${title}</h2>`);
    expect(page).toContain(`<a href="#card-${cardId}">${title}</a>`);
  }
  expect(page).not.toMatch(/single sheet|data-page-for|class="hf-tick" .*page&nbsp;/u);
});

it("leads nowhere but within itself and to numbers", () => {
  const ids = new Set(Array.from(page.matchAll(/ id="([^"]+)"/gu), ([, id]) => `#${id}`));
  const addresses = Array.from(page.matchAll(/ (?:href|src)="([^"]+)"/gu), ([, link = ""]) => link);
  expect(addresses.length).toBeGreaterThan(60);
  expect(addresses.filter((link) => !ids.has(link) && !/^tel:\d+$/u.test(link))).toEqual([]);
});

it("runs and loads nothing, and follows the theme of the phone", () => {
  expect(page).not.toMatch(/<script|<link|@import|url\(|@font-face/u);
  expect(page).toContain("default-src &#x27;none&#x27;");
  expect(page).toContain('name="color-scheme" content="light dark"');
});

it("says what is not recorded, and has no lines to write on", () => {
  const empty = foldOutPage({ ...bakeryPlan, content: newContent });
  expect(empty).toMatch(/<dt>Meeting point<\/dt><dd><p><span><span class="hf-fold-missing">not/u);
  expect(empty).not.toContain('class="hf-write-line"');
});
