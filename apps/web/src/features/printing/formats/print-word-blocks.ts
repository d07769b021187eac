import {
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  LeaderType,
  Paragraph,
  type Table,
  TabStopType,
  TextRun,
} from "docx";
import { INK, partColours } from "./print-word-colours";
import type { Pictures } from "./print-word-pictures";
import { TEXT_WIDTH } from "./print-word-page";
import { wordTable } from "./print-word-table";
import { isLeftOut, runsOf } from "./print-word-text";

export type WordBlock = Paragraph | Table;

const HEADINGS = new Map([
  ["H1", HeadingLevel.HEADING_1],
  ["H2", HeadingLevel.HEADING_1],
  ["H3", HeadingLevel.HEADING_2],
  ["H4", HeadingLevel.HEADING_3],
]);
/** What stays on the page of the text that follows it. */
const KEPT_WITH_NEXT =
  ".hf-lead, .hf-fields-title, .hf-callout-title, .hf-part-team, .hf-cover-kind";

const blocksIn = (element: Element, pictures: Pictures): readonly WordBlock[] =>
  [...element.children].flatMap((child) => blocksOf(child, pictures));

/** Paragraphs that are titles of what follows. */
const TITLES = ".hf-fields-title, .hf-callout-title";

/** Converts a part of the page to Word: the same headings, paragraphs, lists and tables in the same order. */
export function blocksOf(element: Element, pictures: Pictures): readonly WordBlock[] {
  if (isLeftOut(element)) return [];
  const heading = HEADINGS.get(element.tagName);
  if (heading !== undefined) return [headingOf(element, heading)];
  const picture = pictures.get(element);
  if (picture !== undefined) return [picture];
  switch (element.tagName) {
    case "P":
    case "FIGCAPTION":
      return [
        new Paragraph({
          ...paragraphOf(element),
          children: runsOf(element, element.matches(TITLES) ? { bold: true } : {}),
        }),
      ];
    case "A":
    case "SPAN":
      return [lineOf(element)];
    case "LI":
      return element.querySelector(":scope > .hf-contents-line, :scope > ol, :scope > a > .hf-dots")
        ? blocksIn(element, pictures)
        : [itemOf(element)];
    case "DL":
      return [...element.querySelectorAll("dt")].map(fieldOf);
    case "svg":
      return [drawingText(element)];
    case "TABLE":
      return tableBlocks(element as HTMLTableElement, pictures);
    default:
      return blocksIn(element, pictures);
  }
}

/** A sheet of paper begins with its first heading; what the front pages have is on a page each. */
const startsPage = (heading: Element) =>
  !heading.matches(".hf-cover *, .hf-back-cover *") &&
  (heading === heading.closest(".hf-sheet")?.querySelector("h2, h3") ||
    heading.matches(".hf-front-pages .hf-topic--page > h3"));

const headingOf = (element: Element, heading: (typeof HeadingLevel)[keyof typeof HeadingLevel]) =>
  new Paragraph({
    heading,
    pageBreakBefore: startsPage(element),
    ...(element.matches(".hf-part-banner *")
      ? { shading: { fill: partColours(element).wash } }
      : {}),
    children: runsOf(element),
  });

function paragraphOf(element: Element): IParagraphOptions {
  return {
    style: element.matches(".hf-lead, .hf-note, figcaption") ? "Quiet" : cardStyle(element),
    keepNext: element.matches(KEPT_WITH_NEXT),
    pageBreakBefore: isBackCover(element),
    ...(element.matches(".hf-callout *") ? calloutOf(element) : {}),
  };
}

/** A rule, a danger or words to say: as on paper, with a bar, a frame or a double line. */
function calloutOf(element: Element): IParagraphOptions {
  const { strong, wash } = partColours(element);
  const frame = { style: BorderStyle.SINGLE, size: 8, color: INK, space: 6 };
  const bar = { style: BorderStyle.SINGLE, size: 36, color: strong, space: 8 };
  const around = {
    keepLines: true,
    indent: { left: 200, right: 120 },
    spacing: element.matches(".hf-callout-title") ? { before: 160, after: 40 } : { after: 160 },
  };
  if (element.matches(".hf-callout--warning *"))
    return {
      ...around,
      border: { top: frame, right: frame, bottom: frame, left: { ...bar, color: INK } },
    };
  if (element.matches(".hf-callout--script *"))
    return {
      ...around,
      border: { left: { ...bar, style: BorderStyle.DOUBLE, size: 12 } },
    };
  return { ...around, border: { left: bar }, shading: { fill: wash } };
}

/** The back cover has no heading. */
const isBackCover = (element: Element) =>
  element === element.closest(".hf-back-cover")?.querySelector("p");

/** An event card is on one page, as on paper. */
const cardStyle = (element: Element) => (element.matches(".hf-short-page *") ? "Card" : "Normal");

/** A line of the contents, whose page number is at the right, or another link in a line by itself. */
const lineOf = (element: Element) =>
  element.querySelector(".hf-dots") === null
    ? new Paragraph({
        keepNext: true,
        ...(element.matches(".hf-tile-head")
          ? { spacing: { before: 240, after: 100 }, shading: { fill: partColours(element).strong } }
          : {}),
        children: runsOf(element, { bold: true }),
      })
    : new Paragraph({
        style: element.matches(".hf-contents-pages *") ? "ContentsPage" : "ContentsLine",
        keepNext: element.matches(".hf-contents-line--head"),
        tabStops: [{ type: TabStopType.RIGHT, position: TEXT_WIDTH, leader: LeaderType.DOT }],
        children: runsOf(element, element.matches(".hf-contents-line--head") ? { bold: true } : {}),
      });

/** A point, or an action with its box. */
const itemOf = (element: Element) =>
  element.querySelector(".hf-tick") === null
    ? new Paragraph({
        style: cardStyle(element),
        bullet: { level: 0 },
        children: runsOf(element),
      })
    : new Paragraph({
        style: cardStyle(element),
        indent: { left: 340, hanging: 340 },
        children: runsOf(element),
      });

/** A label with what is recorded, or room to write. */
function fieldOf(label: Element): Paragraph {
  const value = label.nextElementSibling;
  const isBlank = (value?.textContent ?? "").trim() === "";
  return new Paragraph({
    style: cardStyle(label),
    children: [
      ...runsOf(label, { bold: true }),
      new TextRun({ text: ": ", bold: true }),
      ...(isBlank || value === null ? [new TextRun("_".repeat(30))] : runsOf(value)),
    ],
  });
}

/** A drawing that could not be drawn is described in words, as for a screen reader. */
const drawingText = (drawing: Element) =>
  new Paragraph({
    children: [new TextRun({ text: drawing.getAttribute("aria-label") ?? "", italics: true })],
  });

/** On paper, a heading directly above a table is its caption. */
const CAPTION_ABOVE = "h4 + .hf-table-block > table > caption";

function tableBlocks(table: HTMLTableElement, pictures: Pictures): readonly WordBlock[] {
  const caption = table.caption?.matches(CAPTION_ABOVE) === true ? null : table.caption;
  const title = caption?.querySelector("h3, h4");
  const before = title
    ? blocksOf(title, pictures)
    : caption
      ? [new Paragraph({ style: "TableTitle", children: runsOf(caption) })]
      : [];
  return [...before, wordTable(table), new Paragraph({ style: "Cell" })];
}
