import { planParts } from "@holdfast/content/plan-template/plan-parts";

/** The edge of the sheet with the tabs: the outer one, which is on the left of a left-hand page. */
type SheetEdge = "left" | "right";

/** Millimetres from the top of the sheet's text to each title, so that the closed plan shows staggered tabs. */
const TITLE_AT: Readonly<Record<string, number>> = {
  A: 2,
  B: 32,
  C: 72,
  D: 96,
  E: 138,
  F: 180,
  G: 222,
};

const OPPOSITE = { left: "right", right: "left" } as const;

const cornersAt = (edge: SheetEdge) => [`@top-${edge}-corner`, `@bottom-${edge}-corner`];

/** Returns the rules of `@page` for the boxes at an edge, which begin that far (a CSS length) from the text. */
export const edgeBoxes = (edge: SheetEdge, gap: string): string => {
  const margin = `margin-${OPPOSITE[edge]}: ${gap};`;
  return `${cornersAt(edge)
    .map((corner) => `${corner} { ${margin} }`)
    .join("\n")}
@${edge}-middle {
  ${margin}
  color: var(--sheet);
  font: 600 8.5pt "Holdfast Sans", sans-serif;
  writing-mode: vertical-rl;
  text-align: start;
}`;
};

/**
 * Returns a page rule for each section: its colour along an edge of the sheet, with its letter and title. Chromium
 * doesn't support lists of page names, so each section has all of them.
 * @param pages ':left' for left-hand pages only; their other edge is then empty
 */
export const sectionTabs = (edge: SheetEdge, pages: "" | ":left" = ""): string =>
  planParts
    .map(({ letter, title, colour }) => {
      const background = `background: var(--part-${colour});`;
      const corners = cornersAt(edge).map((corner) => `${corner} { content: ""; ${background} }`);
      const opposite = [...cornersAt(OPPOSITE[edge]), `@${OPPOSITE[edge]}-middle`].map(
        (box) => `${box} { content: none; }`,
      );
      return `@page section-${letter.toLowerCase()}${pages} {
@${edge}-middle { content: "${letter}   ${title}"; padding-top: ${TITLE_AT[letter]}mm; ${background} }
${corners.join("\n")}
${pages === "" ? "" : opposite.join("\n")}
}
.hf-document .hf-part--${letter.toLowerCase()} { page: section-${letter.toLowerCase()}; }`;
    })
    .join("\n");
