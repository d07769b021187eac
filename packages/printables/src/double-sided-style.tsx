import { edgeBoxes, sectionTabs } from "./section-tabs";

/**
 * Comes after the style sheet of a document that is printed on both sides and bound: the margin at the binding is wider,
 * tabs and page numbers are at the outer edge, and a blank page has neither. The text has the same width as in a
 * single-sided print, so that the same words are on the same pages.
 */
export const doubleSidedStyle = `
@page :left { margin-left: 16mm; margin-right: 24mm; ${edgeBoxes("left", "7mm")} }
@page :right { margin-left: 24mm; margin-right: 16mm; ${edgeBoxes("right", "7mm")} }
${sectionTabs("left", ":left")}
@page cover { margin: 0; }
@page short { margin: 15mm 13mm 12mm; }
.hf-blank-page { page: plain; break-before: page; height: 1px; }
`;
