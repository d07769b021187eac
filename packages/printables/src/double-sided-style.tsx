import pages from "./style/pages.css?raw";

/** Each box at the right edge of the sheet and the one opposite. */
const OPPOSITE = {
  "@top-right-corner": "@top-left-corner",
  "@right-middle": "@left-middle",
  "@bottom-right-corner": "@bottom-left-corner",
} as const;

const onTheLeft = (rules: string) =>
  Object.entries(OPPOSITE).reduce(
    (mirrored, [right, left]) => mirrored.replaceAll(right, left),
    rules.replaceAll("margin-left", "margin-right"),
  );

const WITHOUT_RIGHT = Object.keys(OPPOSITE)
  .map((box) => `${box} { content: none; }`)
  .join("\n");

/** The tabs of the sections on the left-hand pages, where the outer edge is on the left. */
const leftTabs = Array.from(
  pages.matchAll(/^@page (section-[a-z]) \{\n([^]*?)^\}/gm),
  ([, name, boxes = ""]) => `@page ${name}:left {\n${onTheLeft(boxes)}${WITHOUT_RIGHT}\n}`,
);

/** The boxes at the outer edge, which begin nearer to the text, because the margin is narrower. */
const whole = /^@page \{\n([^]*?)^\}/m.exec(pages)?.[1] ?? "";
const edges = whole.slice(whole.indexOf("@top-right-corner")).replaceAll("11mm", "7mm");

/**
 * Comes after the style sheet of a document that is printed on both sides and bound: the margin at the binding is wider,
 * tabs and page numbers are at the outer edge, and a blank page has neither. The text has the same width as in a
 * single-sided print, so that the same words are on the same pages.
 */
export const doubleSidedStyle = `
@page :left { margin-left: 16mm; margin-right: 24mm; ${onTheLeft(edges)} }
@page :right { margin-left: 24mm; margin-right: 16mm; ${edges} }
${leftTabs.join("\n")}
@page cover { margin: 0; }
@page scenario { margin: 18mm 15mm 13mm; }
.hf-blank-page { page: plain; break-before: page; height: 1px; }
`;
