import { TextRun } from "docx";

/** Shown for an empty box to tick, which print draws by its style sheet. */
const TICK_BOX = "\u2610";
/** What only paper or the screen shows: page numbers, dotted lines and the letters on a section's edge. */
const LEFT_OUT = ".hf-print-only, .hf-page-number, [aria-hidden='true']:not(.hf-tick)";
/** Marks around a name from right to left (`isolatedNames`); Word has its own setting. */
const ISOLATES = /[\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

export type Emphasis = { readonly bold?: boolean; readonly italics?: boolean };

export const isLeftOut = (element: Element) => element.matches(LEFT_OUT);

/** Returns the text of an element in runs, with its bold words and line breaks. */
export function runsOf(node: Node, emphasis: Emphasis = {}): TextRun[] {
  if (node.nodeType === Node.TEXT_NODE) return textRuns(node.textContent ?? "", emphasis);
  if (!(node instanceof Element) || isLeftOut(node)) return [];
  if (node.matches(".hf-tick")) return [new TextRun({ text: `${TICK_BOX} `, ...emphasis })];
  if (node.matches("br")) return [new TextRun({ break: 1 })];
  if (node.matches("img")) return textRuns(node.getAttribute("alt") ?? "", emphasis);
  const inner = node.matches("strong, b, th, .hf-callout-word")
    ? { ...emphasis, bold: true }
    : emphasis;
  const runs = [...node.childNodes].flatMap((child) => runsOf(child, inner));
  return isApart(node) ? [...runs, new TextRun(" ")] : runs;
}

/** Whether print puts what follows apart, such as a number at the end of the line. */
const isApart = (element: Element) =>
  element.tagName === "SPAN" && element.nextSibling instanceof Element;

function textRuns(text: string, emphasis: Emphasis): TextRun[] {
  const shown = text.replaceAll(ISOLATES, "").replaceAll(/\s*\n\s*/g, " ");
  if (shown === "") return [];
  const direction = RIGHT_TO_LEFT.test(shown) ? { rightToLeft: true } : {};
  return [new TextRun({ text: shown, ...emphasis, ...direction })];
}
