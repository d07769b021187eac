import { frontPages } from "@holdfast/content/plan-template/front-pages";
import { planParts } from "@holdfast/content/plan-template/plan-parts";
import type { ContinuityPlanData } from "@holdfast/printables/continuity-plan/plan-data";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { documentStyle } from "@holdfast/printables/document-style";
import { type BenchPrinter, document, jobOf } from "./printer-bench";

/* Prints a plan, and finds its topics, business units and event cards in the text of its pages. */

export async function printedPlan(
  printer: BenchPrinter,
  data: ContinuityPlanData,
): Promise<Buffer> {
  const { title = "", content, frontMatter, header } = continuityPlanPrint(data);
  const parts = { title, css: documentStyle, frontMatter, content, header, pageNumbers: true };
  return (await printer.print({ ...jobOf(document(parts)), title })).pdf;
}

export const squeezed = (text: string) => text.replaceAll(/\s+/g, " ").trim();

const TOPICS = [...frontPages, ...planParts.flatMap(({ topics }) => topics)];
/** The number of the first topic's page; those before it are the contents. */
const FIRST_NUMBER = 3;
/** Each topic and the number of its page. */
export const OUTLINE = TOPICS.map(
  ({ title }, at) =>
    [
      title,
      FIRST_NUMBER + TOPICS.slice(1, at + 1).filter(({ sharesPage }) => sharesPage !== true).length,
    ] as const,
);

/** A long heading has two lines. */
const isStartOf = (heading: string, line: string) =>
  line === heading || (line.length > 40 && heading.startsWith(line));

/** Returns the printed number of the page of each topic. */
export function topicPages(texts: readonly string[]) {
  const lines = texts.map((page) => page.split("\n").map(squeezed));
  return TOPICS.map(({ number, title }) => {
    const heading = squeezed(`${number} ${title}`.replaceAll("'", "\u2019"));
    const page =
      texts[lines.findIndex((pageLines) => pageLines.some((line) => isStartOf(heading, line)))];
    return [title, Number(/(\d+) of \d+\s*$/.exec(page ?? "")?.[1])] as const;
  });
}

/** Returns how many pages of business units begin, and those that continue on another page. */
export function unitPages(texts: readonly string[]) {
  const numbersOf = (words: string) =>
    texts.flatMap((page, at) => (page.includes(words) ? [at] : []));
  const starts = numbersOf("First five steps");
  const continued = numbersOf("What to bring or order").filter((at) => !starts.includes(at));
  return { starts: starts.length, continued };
}

/** Returns the titles of event cards that are missing, out of order or longer than a page. */
export function wrongCards(
  texts: readonly string[],
  { events }: Pick<ContinuityPlanData, "events">,
): string[] {
  const pages = texts.map(squeezed);
  const first = pages.findIndex((page) => page.includes("Appendix J Event cards Fire or smoke"));
  return events
    .filter(({ title }, at) => {
      const page = pages[first + at] ?? "";
      return !page.includes(`${title} Appendix J`) || !page.includes("Finished when:");
    })
    .map(({ title }) => title);
}

/** Leaves out the lines at the head and foot of a page, which interrupt a text that continues on the next. */
export const betweenHeadAndFoot = (page: string) => page.trim().split("\n").slice(1, -1).join("\n");
