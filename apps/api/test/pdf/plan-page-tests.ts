import type { ContinuityPlanData } from "@holdfast/printables/continuity-plan/plan-data";
import { continuityPlanContent } from "@holdfast/printables/continuity-plan/plan-markup";
import { describe, expect, test } from "vitest";
import { lookAtPages } from "./page-look";
import { faultsOf } from "./pdf-checker";
import { OUTLINE, printedPlan, squeezed, topicPages, unitPages, wrongCards } from "./printed-plan";
import { type BenchPrinter, fontList, hasChromium, hasPoppler, textOfPages } from "./printer-bench";

/** Paper and the lightest greys. */
const WHITE = 240;
/** Greys that differ by less look the same. */
const LIKE_EACH_OTHER = 12;
/** The words before the numbers of actions. */
const SERIES = new Set(["Red", "Blue", "Green"]);

/** A page whose content ends above this share of its height is nearly empty. */
const NEARLY_EMPTY = 0.25;
const textsOf = (markup: string, element: RegExp) =>
  [...markup.matchAll(element)].map(([, inner = ""]) =>
    squeezed(inner.replaceAll(/<[^>]+>/g, " ").replaceAll("&amp;", "&")),
  );

/** A line of the contents: 'B.2  Raise the alarm ... 18'. */
type ContentsLine = { readonly number: string; readonly title: string; readonly page: string };

const contentsOf = (pages: readonly string[]): ContentsLine[] =>
  pages.flatMap((page) =>
    [...page.matchAll(/^ *([A-G]\.\d+|Appendix [A-P]) +(\S.*?) +(\d{2,3}) *$/gmu)].map(
      ([, number = "", title = "", printed = ""]) => ({ number, title, page: printed }),
    ),
  );

/** The appendix that is left out if every row has room on its page. */
const FURTHER_ROWS = "Appendix P";

/** Returns the numbers of the topics and appendices: 'B.2', 'Appendix A'. */
const headingNumbers = (content: string) =>
  [...content.matchAll(/<h[23] id="(?:section-([a-g])-(\d+)|appendix-([a-p]))"/gu)].map(
    ([, section = "", topic = "", appendix = ""]) =>
      appendix ? `Appendix ${appendix.toUpperCase()}` : `${section.toUpperCase()}.${topic}`,
  );

/** Returns the number at the foot of a page. */
const printedNumber = (page: string) => /(\d{2,3}) of \d+\s*$/u.exec(page.trimEnd())?.[1];

/** Describes the printed plan of a business, page by page. */
export function describePlanPages(printer: BenchPrinter, name: string, data: ContinuityPlanData) {
  describe.skipIf(!hasChromium || !hasPoppler)(`a plan ${name}`, async () => {
    const content = continuityPlanContent(data);
    const isReady = hasChromium && hasPoppler;
    const pdf = isReady ? await printedPlan(printer, data) : Buffer.alloc(0);
    const pages = isReady ? await lookAtPages(pdf) : [];
    const texts = isReady ? await textOfPages(pdf) : [];
    const text = squeezed(texts.join(" "));

    test("leaves no page nearly empty", () => {
      const empty = pages.filter((page) => page.depth < NEARLY_EMPTY);
      expect(empty.map(({ number, lastLine }) => ({ number, lastLine }))).toEqual([]);
    });

    test("gives each topic the page of the outline", () => {
      expect(topicPages(texts)).toEqual(OUTLINE);
    });

    test("has the page number of its heading in every line of the contents", () => {
      const start = texts.findIndex((page) => /^ *Contents$/mu.test(page));
      const lines = contentsOf(texts.slice(start, start + 2));
      const body = texts.slice(start + 2);
      const printed = headingNumbers(content).filter(
        (number) => number !== FURTHER_ROWS || body.some((page) => page.includes(number)),
      );
      expect(lines.map(({ number }) => number)).toEqual(printed);
      const wrong = lines.filter(({ number, title, page }) => {
        const heading = squeezed(`${number} ${title}`).slice(0, 40);
        const found = body.filter((text) => squeezed(text).includes(heading)).map(printedNumber);
        return !found.includes(page);
      });
      expect(wrong).toEqual([]);
    });

    test("gives each business unit one page", () => {
      expect(unitPages(texts)).toEqual({
        starts: data.supportingUnits.length,
        continued: [],
      });
    });

    test("gives each event card one page", () => {
      expect(wrongCards(texts, data)).toEqual([]);
    });

    test("names each event card and business unit in the contents, with its page", () => {
      const start = texts.findIndex((page) => /^ *Contents$/mu.test(page));
      const contents = squeezed(texts[start + 1] ?? "");
      const named = [
        ...data.events.map(({ title }) => ["", title] as const),
        ...data.supportingUnits
          .slice(0, 11)
          .map(({ idLabel, name }) => [`${idLabel} `, name] as const),
      ];
      const wrong = named.filter(([id, title]) => {
        const after = contents.split(`${id}${title} `)[1] ?? "";
        const number = /^\d{2,3}\b/u.exec(after)?.[0];
        const page = texts.find((text) => printedNumber(text) === number) ?? "";
        return !squeezed(page).includes(`${id}${title}`);
      });
      expect(wrong).toEqual([]);
    });

    test("has the public numbers on one page, none broken", () => {
      const page = texts.find((text) => /Appendix H\s+Emergency numbers\s+The public/u.test(text));
      const numbers = data.emergencyContacts.flatMap(({ number }) => number ?? []);
      expect(numbers.filter((number) => !page?.includes(number))).toEqual([]);
    });

    test("prints each colour in a different grey for an office printer", () => {
      const greys = new Set(
        pages
          .filter(({ edge }) => edge < WHITE)
          .map(({ edge }) => edge)
          .toSorted((a, b) => a - b),
      );
      const [grey, ...others] = greys;
      const steps = others.map((edge, at) => edge - ([grey, ...others][at] ?? 0));
      expect(greys.size).toBe(4);
      expect(Math.min(...steps)).toBeGreaterThan(LIKE_EACH_OTHER);
    });

    test("has actions of 10 points and more, and nothing below 9 on the pages of a team", () => {
      const ofTeams = pages.filter(({ words }) => words.some(({ text }) => SERIES.has(text)));
      const actions = ofTeams.flatMap(({ words }) =>
        words.filter(
          ({ text }, at) => SERIES.has(text) && /^\d+$/u.test(words[at + 1]?.text ?? ""),
        ),
      );
      expect(actions.length).toBeGreaterThan(200);
      expect(Math.min(...actions.map(({ size }) => size))).toBeGreaterThan(9.9);
      const sizes = ofTeams.flatMap(({ words }) => words.map(({ size }) => size));
      expect(Math.min(...sizes)).toBeGreaterThan(8.9);
    });

    test("inks little of its covers", () => {
      for (const cover of [pages[0], pages.at(-1)]) expect(cover?.inked).toBeLessThan(0.15);
    });

    test("embeds fonts that a reader can search, in its drawings too", async () => {
      expect(await fontList(pdf)).not.toContain("Type 3");
    });

    test("keeps the rules of PDF/UA-1 and PDF/A-2b", () => {
      expect(faultsOf(pdf)).toEqual([]);
    });

    test("has a bullet of text before each point", () => {
      const points = [...content.matchAll(/<ul class="hf-points">.*?<\/ul>/gu)].flatMap(
        ([list]) => list.match(/<li>/gu) ?? [],
      );
      expect(texts.join("").match(/•/gu)).toHaveLength(points.length);
    });

    test("leaves no table head or title alone at the foot of a page", () => {
      const heads = new Set([
        ...textsOf(content, /<thead><tr>(.*?)<\/tr><\/thead>/g),
        ...textsOf(content, /<(?:h[2-4]|caption)[^>]*>(.*?)<\/(?:h[2-4]|caption)>/g),
      ]);
      const stranded = pages.filter((page) => page.endsWithText && heads.has(page.lastLine));
      expect(stranded.map(({ number, lastLine }) => ({ number, lastLine }))).toEqual([]);
    });

    test("prints everything a person entered, phone numbers and addresses unbroken", () => {
      const entered = [
        ...data.teams.flatMap((team) =>
          team.contacts.flatMap(({ mobile, email }) => [mobile, email]),
        ),
        ...data.criticalAreas.map((area) => area.idLabel),
        ...data.supportingUnits.map((unit) => unit.idLabel),
        ...data.recoverySites.flatMap(({ idLabel, phone, contact }) => [idLabel, phone, contact]),
        ...data.suppliers.flatMap(({ name, phone, email }) => [name, phone, email]),
        ...data.requirements.map((requirement) => requirement.name),
      ];
      const pieces = entered.flatMap((text) =>
        text.includes("@") ? text.split(/(?=[@.])/) : [text],
      );
      expect(pieces.filter((piece) => !text.includes(piece))).toEqual([]);
    });
  });
}
