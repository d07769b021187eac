import type { Page } from "playwright-core";
import { cssString, RUNNING_LINE } from "../markup/document-shell";
import type { Part } from "./document-part";
import { fillAppendix } from "./fill-appendix";
import { textCutter } from "./text-cutter";

/*
 * Makes parts of a document fit on one page, by measuring them in the page that is printed. The markup says what may
 * give way:
 *
 * - `data-fit`: a part that must fit on one page. Its value has classes that are added one after the other until it does.
 * - `.hf-blank-row`: rows to write on; removed, but a table keeps one row. They are never moved or counted.
 * - `data-rest`: a list whose last items may be left out. Its value says where they are ('in Appendix P'), for the note.
 *   `data-keep` is how many items stay as long as texts can be shortened instead, `data-left` how many the list has less
 *   than its source already, and `data-rest-key` the table of the appendix that gets the items (`data-rest-of`).
 * - `data-shorten`: a text that may be shortened. With a value it is in full in the appendix, under that label.
 * - `data-note`: a note that is hidden until it applies: 'rest' (below a list) or 'short' (shortened texts).
 * - `data-further`: the appendix; hidden with its line in the contents until it has something. Without it, nothing that
 *   it would get is left out.
 * - `data-follows`: a part that begins below the part before it, if that one is longer than its page.
 *
 * Clients of the API may send other markup with these attributes: it must neither lose content nor keep a page waiting.
 *
 * The style sheet has the size of each part's page: `--fit-width` and `--fit-height`, in millimetres.
 */

/**
 * Fits the parts of the page that is about to be printed, and the running head and foot, which are one line. Page numbers
 * are filled in later.
 */
export async function fitPages(page: Page): Promise<void> {
  const body = page.locator("body");
  const appendix = await body.evaluateHandle(fillAppendix);
  const cutter = await body.evaluateHandle(textCutter);
  const shortened = await body.evaluate(fit, { appendix, cutter, lines: `.${RUNNING_LINE}` });
  for (const { property, text } of shortened)
    await page.evaluate(
      `document.documentElement.style.setProperty("${property}", ${JSON.stringify(cssString(text))})`,
    );
}

type Tools = {
  readonly appendix: ReturnType<typeof fillAppendix>;
  readonly cutter: ReturnType<typeof textCutter>;
  /** The selector of the running head and foot. */
  readonly lines: string;
};

/** Returns the texts of the running head and foot that were too long. */
function fit(body: Part, { appendix, cutter, lines }: Tools) {
  const document = body.ownerDocument;
  const styleOf = (part: Part) => document.defaultView.getComputedStyle(part);
  const inPixels = (millimetres: string) => (Number.parseFloat(millimetres) * 96) / 25.4;
  /** The characters that a shortened text keeps at least. */
  const SHORTEST = 16;

  /** Returns the lowest number from 0 to `highest` that is enough; `highest` if no other is. */
  const lowest = (highest: number, isEnough: (number: number) => boolean): number => {
    let [from, to] = [0, highest];
    while (from < to) {
      const between = Math.floor((from + to) / 2);
      if (isEnough(between)) to = between;
      else from = between + 1;
    }
    return to;
  };

  /** Cuts the longest texts to the number of characters with which it `fits`, and returns those that it has cut. */
  const cutLongest = <Text extends ReturnType<typeof cutter>>(
    texts: readonly Text[],
    fits: () => boolean,
  ): readonly Text[] => {
    const longest = Math.max(SHORTEST, ...texts.map(({ length }) => length));
    const cutBy = (characters: number) => {
      for (const { cutTo } of texts) cutTo(longest - characters);
      return fits();
    };
    const cut = lowest(longest - SHORTEST, cutBy);
    cutBy(cut);
    return texts.filter(({ length }) => length > longest - cut);
  };

  const noteOf = (list: Part) =>
    (list.closest(".hf-table-block") ?? list.parentElement)?.querySelector('[data-note="rest"]');

  /** Returns whether rows of a list can be left out: a note says where they are, and the appendix can take its rows. */
  const canGiveRows = (list: Part): boolean => {
    const key = list.dataset["restKey"];
    return !!noteOf(list) && (key === undefined || appendix.canTake(list, key));
  };

  /** Runs `act` while a part has the width of its page, for which its height is measured. */
  const onPage = (part: Part, act: (pageHeight: number) => void) => {
    const height = inPixels(styleOf(part).getPropertyValue("--fit-height"));
    if (!(height > 0)) return;
    part.style.width = styleOf(part).getPropertyValue("--fit-width");
    act(height);
    part.style.removeProperty("width");
  };

  /** Lets a part begin where the part before it ends, if that one is longer than its page. */
  const placeAfter = (part: Part) => {
    const before = part.previousElementSibling;
    if (!before) return;
    onPage(before, (height) => {
      if (before.getBoundingClientRect().height > height) part.classList.add("hf-sheet--follows");
    });
  };

  const fitPart = (part: Part) => onPage(part, (height) => fitOn(part, height));

  const fitOn = (part: Part, height: number) => {
    const before = part.previousElementSibling;
    const isBelow = before !== null && styleOf(before).breakAfter === "avoid";
    if (isBelow) before.style.width = part.style.width;
    const top = (isBelow ? before : part).getBoundingClientRect().top;
    const fits = () => part.getBoundingClientRect().bottom - top <= height;
    const lists = [...part.querySelectorAll("[data-rest]")].filter(canGiveRows);
    const rowsOf = (list: Part) =>
      [...list.children].filter((row) => !row.matches(".hf-blank-row"));
    const shownRows = (list: Part) => rowsOf(list).filter((row) => !row.hidden);
    const leftOut = (list: Part) => rowsOf(list).filter((row) => row.hidden);

    /** Returns the rows that may be left out, one after the other the last of the list that is the highest then. */
    const rowsToLeaveOut = (atLeast: (list: Part) => number): readonly Part[] => {
      const left = lists.map((list) => ({
        rows: shownRows(list),
        least: atLeast(list),
        height: list.getBoundingClientRect().height,
      }));
      const order: Part[] = [];
      for (;;) {
        const [highest] = left
          .filter(({ rows, least }) => rows.length > least)
          .toSorted((a, b) => b.height - a.height);
        const row = highest?.rows.pop();
        if (!highest || !row) return order;
        highest.height -= row.getBoundingClientRect().height;
        order.push(row);
      }
    };
    const leaveOutRows = (atLeast: (list: Part) => number) => {
      if (fits()) return;
      const order = rowsToLeaveOut(atLeast);
      const leaveOut = (count: number) => {
        for (const [at, row] of order.entries()) row.hidden = at < count;
        for (const list of lists) showNote(list);
        return fits();
      };
      leaveOut(lowest(order.length, leaveOut));
    };
    const showNote = (list: Part) => {
      const note = noteOf(list);
      if (!note) return;
      const count = leftOut(list).length + Number(list.dataset["left"] ?? 0);
      const more = shownRows(list).length === 0 ? "" : " more";
      note.textContent = count === 0 ? "" : ` ${count}${more} ${list.dataset["rest"] ?? ""}. `;
      note.hidden = count === 0;
      const paragraph = note.closest("p");
      if (paragraph) paragraph.hidden = paragraph.textContent?.trim() === "";
    };
    /** Shows all rows again, for a part that takes two pages without them too. */
    const showAllRows = () => {
      for (const list of lists) {
        for (const row of leftOut(list)) row.hidden = false;
        showNote(list);
      }
    };
    /** Shortens the longest texts to the number of characters with which the part fits. */
    const shortenTexts = () => {
      const texts = [...part.querySelectorAll("[data-shorten]")]
        .filter((text) => appendix.exists || text.dataset["shorten"] === "")
        .map((text) => ({ text, full: text.cloneNode(true), ...cutter(text) }))
        .filter(({ length }) => length > SHORTEST);
      if (texts.length === 0) return;
      const note = part.querySelector('[data-note="short"]');
      if (note) note.hidden = false;
      const shortened = cutLongest(texts, fits);
      if (note) note.hidden = shortened.length === 0;
      for (const { text, full } of shortened) {
        const label = text.dataset["shorten"] ?? "";
        if (label !== "") appendix.addFullText(part, label, full);
      }
    };
    if (!fits()) {
      for (const row of [...part.querySelectorAll(".hf-blank-row")].toReversed())
        if (!fits() && (row.parentElement?.children.length ?? 0) > 1) row.remove();
      for (const denser of (part.dataset["fit"] ?? "").split(" "))
        if (!fits() && denser !== "") part.classList.add(denser);
      leaveOutRows((list) => Number(list.dataset["keep"] ?? 0));
      if (!fits()) shortenTexts();
      leaveOutRows(() => 1);
      leaveOutRows(() => 0);
      if (!fits()) showAllRows();
      for (const list of lists) {
        const key = list.dataset["restKey"];
        const rows = leftOut(list);
        if (rows.length > 0 && key !== undefined) appendix.moveRows(part, list, rows, key);
      }
    }
    if (isBelow) before.style.removeProperty("width");
  };

  const shortenedTexts = [...body.querySelectorAll(lines)].flatMap((line) => {
    const texts = [...line.querySelectorAll("[data-property]")].map((text) => ({
      text,
      ...cutter(text),
    }));
    return cutLongest(texts, () => line.scrollWidth <= line.clientWidth).map(({ text }) => ({
      property: text.dataset["property"] ?? "",
      text: text.textContent ?? "",
    }));
  });
  for (const line of body.querySelectorAll(lines)) line.remove();
  for (const part of body.querySelectorAll("[data-fit], [data-follows]")) {
    if (part.dataset["follows"] !== undefined) placeAfter(part);
    if (part.dataset["fit"] !== undefined && !part.matches(".hf-sheet--follows")) fitPart(part);
  }
  for (const unused of body.querySelectorAll("[hidden]")) unused.remove();
  return shortenedTexts;
}
