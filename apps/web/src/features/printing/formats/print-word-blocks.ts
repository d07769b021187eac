import { HeadingLevel, Paragraph, type Table, TableOfContents, TextRun } from "docx";
import { wordTable } from "./print-word-table";
import { isLeftOut, runsOf } from "./print-word-text";

export type WordBlock = Paragraph | Table | TableOfContents;

const HEADINGS = new Map([
  ["H1", HeadingLevel.HEADING_1],
  ["H2", HeadingLevel.HEADING_1],
  ["H3", HeadingLevel.HEADING_2],
  ["H4", HeadingLevel.HEADING_3],
]);

/** Converts printed markup to Word: the same headings, paragraphs, lists and tables in the same order. */
export function wordBlocks(markup: string): readonly WordBlock[] {
  const { body } = new DOMParser().parseFromString(markup, "text/html");
  return childBlocks(body);
}

const childBlocks = (element: Element): readonly WordBlock[] =>
  [...element.children].flatMap(blocksOf);

function blocksOf(element: Element): readonly WordBlock[] {
  if (isLeftOut(element)) return [];
  if (element.matches(".hf-contents")) return contents(element);
  const heading = HEADINGS.get(element.tagName);
  if (heading !== undefined) return [headingOf(element, heading)];
  switch (element.tagName) {
    case "P":
    case "FIGCAPTION":
      return [new Paragraph({ children: runsOf(element) })];
    case "A":
    case "SPAN":
      return [new Paragraph({ children: runsOf(element, { bold: true }) })];
    case "LI":
      return [new Paragraph({ bullet: { level: 0 }, children: runsOf(element) })];
    case "DL":
      return [...element.querySelectorAll("dt")].map(fieldOf);
    case "svg":
      return [drawingText(element)];
    case "TABLE":
      return tableBlocks(element as HTMLTableElement);
    default:
      return childBlocks(element);
  }
}

const headingOf = (element: Element, heading: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
  new Paragraph({
    heading,
    pageBreakBefore: heading === HeadingLevel.HEADING_1 && !element.matches(".hf-cover *"),
    children: runsOf(element),
  });

/** A field that Word fills in with the headings and their pages. */
const contents = (element: Element): readonly WordBlock[] => [
  new Paragraph({
    pageBreakBefore: true,
    style: "ContentsTitle",
    children: [new TextRun(element.querySelector("h2")?.textContent ?? "Contents")],
  }),
  new TableOfContents("Contents", { hyperlink: true, headingStyleRange: "1-2" }),
];

/** A label with what is recorded, or room to write. */
function fieldOf(label: Element): Paragraph {
  const value = label.nextElementSibling;
  const isBlank = (value?.textContent ?? "").trim() === "";
  return new Paragraph({
    children: [
      ...runsOf(label, { bold: true }),
      new TextRun({ text: ": ", bold: true }),
      ...(isBlank || value === null ? [new TextRun("_".repeat(30))] : runsOf(value)),
    ],
  });
}

/** A drawing is described in words, as for a screen reader. */
const drawingText = (drawing: Element) =>
  new Paragraph({
    children: [new TextRun({ text: drawing.getAttribute("aria-label") ?? "", italics: true })],
  });

function tableBlocks(table: HTMLTableElement): readonly WordBlock[] {
  const caption = table.caption;
  const title = caption?.querySelector("h3, h4");
  const before = title
    ? blocksOf(title)
    : caption
      ? [new Paragraph({ style: "TableTitle", keepNext: true, children: runsOf(caption) })]
      : [];
  return [...before, wordTable(table), new Paragraph({ style: "Cell" })];
}
