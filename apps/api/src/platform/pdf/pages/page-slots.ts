import type { Page } from "playwright-core";
import { DOUBLE_SIDED, NUMBERED_PAGES } from "../markup/document-shell";
import type { PageNumbering } from "./page-numbering";

/** The elements that are filled with page numbers. */
const PAGE_NUMBER = "[data-page-for]";
/** Parts that start on a right-hand page of a double-sided print, and the back cover, which is a left-hand one. */
const OPENERS = `.${DOUBLE_SIDED} :is(.hf-opens-right, .hf-back-cover)`;
const BLANK_PAGE = "hf-blank-page";

/** What these functions use of a DOM element; they run in the browser. */
type Slot = {
  readonly id: string;
  className: string;
  href: string;
  readonly style: { display: string };
  textContent: string | null;
  getAttribute(name: string): string | null;
  querySelector(selector: string): Slot | null;
  readonly ownerDocument: { createElement(name: string): Slot };
  before(slot: Slot): void;
  append(slot: Slot): void;
  remove(): void;
};

/** Returns the ids that page references refer to, each once. */
export async function idsReferenced(page: Page): Promise<readonly string[]> {
  const ids = await page
    .locator(PAGE_NUMBER)
    .evaluateAll((slots: Slot[]) => slots.map((slot) => slot.getAttribute("data-page-for") ?? ""));
  return [...new Set(ids)];
}

/** Returns the ids of the parts that start on a right-hand page, after adding links so that the PDF has their pages. */
export async function linkOpeners(page: Page): Promise<readonly string[]> {
  const found = await page
    .locator(OPENERS)
    .evaluateAll((openers: Slot[]) =>
      openers.map((opener) => opener.id || (opener.querySelector("[id]")?.id ?? "")),
    );
  const ids = found.filter((id) => id !== "");
  if (ids.length === 0) return ids;
  await page.locator("body").evaluate((body: Slot, targets) => {
    const links = body.ownerDocument.createElement("nav");
    links.style.display = "none";
    for (const id of targets) {
      const link = body.ownerDocument.createElement("a");
      link.href = `#${encodeURIComponent(id)}`;
      links.append(link);
    }
    body.append(links);
  }, ids);
  return ids;
}

/** Fills in the page numbers, and puts the blank pages where they belong. */
export async function fillPageNumbers(page: Page, numbering: PageNumbering): Promise<void> {
  const { numbers, numberedPages, blankBefore } = numbering;
  await page
    .locator(PAGE_NUMBER)
    .evaluateAll((slots: Slot[], text: Readonly<Record<string, string>>) => {
      for (const slot of slots)
        slot.textContent = text[slot.getAttribute("data-page-for") ?? ""] ?? "";
    }, Object.fromEntries(numbers));
  // Without pages the file is in an unknown format, and the number alone is right.
  const ofAll = numberedPages > 0 ? ` of ${numberedPages}` : "";
  await page.evaluate(
    `document.documentElement.style.setProperty("${NUMBERED_PAGES}", '"${ofAll}"')`,
  );
  await page
    .locator(`.${BLANK_PAGE}`)
    .evaluateAll((blanks: Slot[]) => blanks.forEach((blank) => blank.remove()));
  if (blankBefore.length === 0) return;
  await page.locator(OPENERS).evaluateAll(
    (openers: Slot[], { ids, blankPage }) => {
      for (const opener of openers) {
        if (!ids.includes(opener.id || (opener.querySelector("[id]")?.id ?? ""))) continue;
        const blank = opener.ownerDocument.createElement("div");
        blank.className = blankPage;
        opener.before(blank);
      }
    },
    { ids: [...blankBefore], blankPage: BLANK_PAGE },
  );
}

/** Returns the texts of all headings, for the bookmarks. */
export const headingsOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator("h1, h2, h3, h4, h5, h6")
    .evaluateAll((headings: Slot[]) =>
      headings.map((heading) => (heading.textContent ?? "").replaceAll(/\s+/g, " ").trim()),
    );
