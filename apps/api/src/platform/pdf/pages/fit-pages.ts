import type { Page } from "playwright-core";
import type { Part } from "./document-part";

/*
 * Makes parts of a document fit on one page, by measuring them in the page that is printed. The markup says what may
 * give way:
 *
 * - `data-fit`: a part that must fit on one page. Its value is a class that is added first if it does not.
 * - `.hf-blank-row`: rows to write on; removed, but a table keeps one row. They are never moved or counted.
 * - `data-rest`: a list whose last items may be left out. Its value says where they are ('in Appendix P'), for the note.
 *   `data-keep` is how many items stay as long as texts can be shortened instead, `data-left` how many the list has less
 *   than its source already, and `data-rest-key` the table of the appendix that gets the items (`data-rest-of`).
 * - `data-shorten`: a text that may be shortened. With a value it is in full in the appendix, under that label.
 * - `data-note`: a note that is hidden until it applies: 'rest' (below a list) or 'short' (shortened texts).
 * - `data-further`: the appendix; hidden with its line in the contents until it has something. Without it, nothing that
 *   it would get is left out.
 *
 * Clients of the API may send other markup with these attributes: it must neither lose content nor keep a page waiting.
 *
 * The style sheet has the size of each part's page: `--fit-width` and `--fit-height`, in millimetres.
 */

/** Fits the parts of the page that is about to be printed. Page numbers are filled in later. */
export const fitPages = (page: Page): Promise<void> => page.locator("body").evaluate(fit);

function fit(body: Part): void {
  const document = body.ownerDocument;
  const styleOf = (part: Part) => document.defaultView.getComputedStyle(part);
  const inPixels = (millimetres: string) => (Number.parseFloat(millimetres) * 96) / 25.4;
  const USUAL_LINE = 16;
  const appendix = body.querySelector("[data-further]");

  /** Shows the appendix and its line in the contents. */
  const showAppendix = () => {
    if (!appendix?.hidden) return;
    appendix.hidden = false;
    for (const line of body.querySelectorAll("[data-further-line]")) line.hidden = false;
  };

  /** Returns the appendix's block of a part, which begins with the part's heading and what of it is here. */
  const blockOf = (part: Part, what: string): Part => {
    const heading = part.querySelector("h3");
    const block = document.createElement("div");
    if (heading) {
      const title = heading.cloneNode(true);
      title.removeAttribute("id");
      title.append(`, ${what}`);
      block.append(title);
    }
    appendix?.append(block);
    showAppendix();
    return block;
  };

  const noteOf = (list: Part) =>
    (list.closest(".hf-table-block") ?? list.parentElement)?.querySelector('[data-note="rest"]');
  const knownTable = (key: string) =>
    [...(appendix?.querySelectorAll("[data-rest-of]") ?? [])].find(
      (one) => one.dataset["restOf"] === key,
    );

  /** Returns whether rows of a list can be left out: a note says where they are, and the appendix can take its rows. */
  const canGiveRows = (list: Part): boolean => {
    const key = list.dataset["restKey"];
    if (!noteOf(list)) return false;
    if (key === undefined) return true;
    return appendix !== null && (!!knownTable(key) || list.matches(".hf-table-block tbody"));
  };

  /** Moves rows to their table in the appendix, which is a copy of their own without rows if there is none yet. */
  const moveRows = (list: Part, rows: readonly Part[], key: string, newBlock: () => Part) => {
    const known = knownTable(key);
    known?.closest(".hf-whole")?.classList.remove("hf-whole");
    showAppendix();
    if (known) return known.prepend(...rows);
    const source = list.closest(".hf-table-block");
    if (!source) return;
    const copy = source.cloneNode(true);
    copy.classList.remove("hf-whole");
    const rowsOfCopy = copy.querySelector("tbody");
    for (const note of copy.querySelectorAll(".hf-note")) note.remove();
    const caption = copy.querySelector("caption");
    if (caption) caption.textContent = key;
    rowsOfCopy?.replaceChildren(...rows);
    newBlock().append(copy);
  };

  /** Cuts the end of a text until it fits the height that its box has, but never a phone number. */
  const shorten = (text: Part, line: number) => {
    const nodes: Part[] = [];
    const walker = document.createTreeWalker(text, 4);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest(".hf-phone")) nodes.push(node);
    const originals = nodes.map((node) => [...(node.nodeValue ?? "")]);
    const all = originals.reduce((sum, characters) => sum + characters.length, 0);
    const cutTo = (length: number) => {
      let left = length;
      for (const [at, node] of nodes.entries()) {
        const characters = originals[at] ?? [];
        const shown = characters.slice(0, Math.max(0, left)).join("");
        const isEnd = left > 0 && left <= characters.length && length < all;
        node.nodeValue = isEnd ? `${shown.trimEnd()}…` : shown;
        left -= characters.length;
      }
      for (const inner of text.querySelectorAll("*")) inner.hidden = inner.textContent === "";
    };
    const isTooHigh = () => text.scrollHeight > text.clientHeight + 1;
    cutTo(1);
    for (let before = -1; isTooHigh() && text.clientHeight > before;) {
      before = text.clientHeight;
      text.style.maxHeight = `${before + line}px`;
    }
    let fitting = 1;
    let tooLong = all;
    while (tooLong - fitting > 1) {
      const between = Math.floor((fitting + tooLong) / 2);
      cutTo(between);
      if (isTooHigh()) tooLong = between;
      else fitting = between;
    }
    cutTo(fitting);
  };

  const fitPart = (part: Part) => {
    const height = inPixels(styleOf(part).getPropertyValue("--fit-height"));
    if (!(height > 0)) return;
    part.style.width = styleOf(part).getPropertyValue("--fit-width");
    const before = part.previousElementSibling;
    const isBelow = before !== null && styleOf(before).breakAfter === "avoid";
    if (isBelow) before.style.width = part.style.width;
    const top = (isBelow ? before : part).getBoundingClientRect().top;
    const fits = () => part.getBoundingClientRect().bottom - top <= height;
    const lists = [...part.querySelectorAll("[data-rest]")]
      .filter(canGiveRows)
      .map((list) => ({ list, removed: [] as Part[] }));
    const rowsOf = (list: Part) =>
      [...list.children].filter((row) => !row.matches(".hf-blank-row"));
    let block: Part | undefined;
    const newBlock = (what: string) => (block ??= blockOf(part, what));

    const removeRows = (atLeast: (list: Part) => number) => {
      while (!fits()) {
        const [longest] = lists
          .filter(({ list }) => rowsOf(list).length > atLeast(list))
          .toSorted(
            (one, other) =>
              other.list.getBoundingClientRect().height - one.list.getBoundingClientRect().height,
          );
        const last = longest && rowsOf(longest.list).at(-1);
        if (!longest || !last) return;
        last.remove();
        longest.removed.unshift(last);
        showNote(longest.list, longest.removed.length);
      }
    };
    const showNote = (list: Part, removed: number) => {
      const note = noteOf(list);
      if (!note) return;
      const count = removed + Number(list.dataset["left"] ?? 0);
      const more = rowsOf(list).length === 0 ? "" : " more";
      note.textContent = count === 0 ? "" : ` ${count}${more} ${list.dataset["rest"] ?? ""}. `;
      note.hidden = count === 0;
      const paragraph = note.closest("p");
      if (paragraph) paragraph.hidden = paragraph.textContent?.trim() === "";
    };
    /** Puts all rows back where they were, for a part that takes two pages without them too. */
    const putRowsBack = () => {
      for (const { list, removed } of lists) {
        if (removed.length === 0) continue;
        list.prepend(...removed.splice(0));
        showNote(list, 0);
      }
    };
    const shortenTexts = () => {
      const texts = [...part.querySelectorAll("[data-shorten]")]
        .filter((text) => appendix !== null || text.dataset["shorten"] === "")
        .map((text) => ({
          text,
          full: text.cloneNode(true),
          line: Number.parseFloat(styleOf(text).lineHeight) || USUAL_LINE,
        }));
      if (texts.length === 0) return;
      const note = part.querySelector('[data-note="short"]');
      if (note) note.hidden = false;
      const most = Math.max(...texts.map(({ text, line }) => Math.round(text.scrollHeight / line)));
      for (const { text } of texts) text.style.overflow = "hidden";
      const limitTo = (lines: number) => {
        for (const { text, line } of texts) text.style.maxHeight = `${lines * line + 1}px`;
      };
      let fitting = 1;
      let tooHigh = most;
      while (tooHigh - fitting > 1) {
        const between = Math.floor((fitting + tooHigh) / 2);
        limitTo(between);
        if (fits()) fitting = between;
        else tooHigh = between;
      }
      limitTo(fitting);
      const long = texts.filter(({ text }) => text.scrollHeight > text.clientHeight + 1);
      if (note) note.hidden = long.length === 0;
      for (const { text, line, full } of long) {
        shorten(text, line);
        const label = text.dataset["shorten"] ?? "";
        if (label !== "") addFullText(label, full);
      }
      for (const { text } of texts) {
        text.style.removeProperty("max-height");
        text.style.removeProperty("overflow");
      }
    };
    const addFullText = (label: string, full: Part) => {
      const target = newBlock("in full");
      const list = target.querySelector("dl.hf-identity") ?? document.createElement("dl");
      list.setAttribute("class", "hf-identity");
      const [row, term, text] = ["div", "dt", "dd"].map((name) => document.createElement(name));
      if (!row || !term || !text) return;
      term.append(label);
      text.append(...full.childNodes);
      row.append(term, text);
      list.append(row);
      target.append(list);
    };

    if (!fits()) {
      for (const row of [...part.querySelectorAll(".hf-blank-row")].toReversed())
        if (!fits() && (row.parentElement?.children.length ?? 0) > 1) row.remove();
      const dense = part.dataset["fit"] ?? "";
      if (!fits() && dense !== "") part.classList.add(dense);
      removeRows((list) => Number(list.dataset["keep"] ?? 0));
      if (!fits()) shortenTexts();
      removeRows(() => 1);
      removeRows(() => 0);
      if (!fits()) putRowsBack();
      for (const { list, removed } of lists) {
        const key = list.dataset["restKey"];
        if (removed.length > 0 && key !== undefined)
          moveRows(list, removed, key, () => newBlock("continued"));
      }
    }
    part.style.removeProperty("width");
    if (isBelow) before.style.removeProperty("width");
  };

  for (const part of body.querySelectorAll("[data-fit]")) fitPart(part);
  for (const unused of body.querySelectorAll("[hidden]")) unused.remove();
}
