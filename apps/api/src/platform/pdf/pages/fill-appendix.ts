import type { Part } from "./document-part";

/*
 * Fills the appendix (`data-further`) with what the pages have no room for. The function runs in the page that is
 * printed, so it uses nothing from outside it.
 */

/** Returns what adds to the appendix of a document. Each addition shows the appendix and its line in the contents. */
export function fillAppendix(body: Part) {
  const document = body.ownerDocument;
  const appendix = body.querySelector("[data-further]");
  /** By part: its block, which begins with the part's heading. */
  const blocks = new Map<Part, Part>();

  const show = () => {
    if (!appendix?.hidden) return;
    appendix.hidden = false;
    for (const line of body.querySelectorAll("[data-further-line]")) line.hidden = false;
  };

  const blockOf = (part: Part, what: string): Part => {
    const known = blocks.get(part);
    if (known) return known;
    const heading = part.querySelector("h3");
    const block = document.createElement("div");
    if (heading) {
      const title = heading.cloneNode(true);
      title.removeAttribute("id");
      title.append(`, ${what}`);
      block.append(title);
    }
    appendix?.append(block);
    blocks.set(part, block);
    show();
    return block;
  };

  const tableOf = (key: string) =>
    [...(appendix?.querySelectorAll("[data-rest-of]") ?? [])].find(
      (table) => table.dataset["restOf"] === key,
    );

  return {
    exists: appendix !== null,

    /** Returns whether rows of a list can move to the table `key`, which is a copy of their own if there is none yet. */
    canTake: (list: Part, key: string): boolean =>
      appendix !== null && (!!tableOf(key) || list.matches(".hf-table-block tbody")),

    /** Moves the hidden last rows of a list, and shows them there. */
    moveRows: (part: Part, list: Part, rows: readonly Part[], key: string) => {
      const known = tableOf(key);
      for (const row of rows) row.hidden = false;
      known?.closest(".hf-whole")?.classList.remove("hf-whole");
      show();
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
      blockOf(part, "continued").append(copy);
    },

    /** Adds a text in full, of which its part shows the beginning. */
    addFullText: (part: Part, label: string, full: Part) => {
      const block = blockOf(part, "in full");
      const list = block.querySelector("dl.hf-identity") ?? document.createElement("dl");
      list.setAttribute("class", "hf-identity");
      const [row, term, text] = ["div", "dt", "dd"].map((name) => document.createElement(name));
      if (!row || !term || !text) return;
      term.append(label);
      text.append(...full.childNodes);
      row.append(term, text);
      list.append(row);
      block.append(list);
    },
  };
}
