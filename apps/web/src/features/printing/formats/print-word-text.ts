import { type IRunOptions, TextRun } from "docx";

/** Shown for an empty box to tick, which print draws by its style sheet. */
const TICK_BOX = "\u2610";
/**
 * What only paper or the screen shows: page numbers, dotted lines, the letters on a section's edge, and notes that the
 * printer may need.
 */
const LEFT_OUT = "[hidden], .hf-print-only, .hf-page-number, [aria-hidden='true']:not(.hf-tick)";
/** Marks around a name from right to left (`isolatedNames`); Word has its own setting. */
const ISOLATES = /[\u2066-\u2069]/g;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u;

export type Emphasis = { readonly bold?: boolean; readonly italics?: boolean };

export const isLeftOut = (element: Element) => element.matches(LEFT_OUT);

/** Elements that begin and end a line within a cell or a field. */
const BLOCKS = "div, p, li, ul, ol";

/** Returns the text of an element in runs, with its bold words and line breaks. */
export const runsOf = (element: Node, emphasis: Emphasis = {}): TextRun[] =>
  piecesOf(element, emphasis).map((piece) =>
    piece === "line" ? new TextRun({ break: 1 }) : new TextRun(piece),
  );

/** Text with its style, or the end of a line. */
type Piece = "line" | IRunOptions;

function piecesOf(node: Node, emphasis: Emphasis): Piece[] {
  if (node.nodeType === Node.TEXT_NODE) return textPieces(node.textContent ?? "", emphasis);
  if (!(node instanceof Element) || isLeftOut(node)) return [];
  if (node.matches(".hf-tick")) return [{ text: `${TICK_BOX} `, ...emphasis }];
  if (node.matches("br")) return ["line"];
  if (node.matches("img")) return textPieces(node.getAttribute("alt") ?? "", emphasis);
  const inner = node.matches("strong, b, th, .hf-callout-word")
    ? { ...emphasis, bold: true }
    : emphasis;
  return [...node.childNodes].reduce<Piece[]>((before, child) => {
    const pieces = piecesOf(child, inner);
    const isDivided = [child, child.previousSibling].some(isBlock);
    return isDivided && before.length > 0 && pieces.length > 0
      ? [...before, "line", ...pieces]
      : [...before, ...pieces];
  }, []);
}

const isBlock = (node: Node | null) => node instanceof Element && node.matches(BLOCKS);

/** A line break in recorded text is one in print, too. */
function textPieces(text: string, emphasis: Emphasis): Piece[] {
  const lines = text.replaceAll(ISOLATES, "").split("\n");
  return lines.flatMap((line, at): Piece[] => [
    ...(at === 0 ? [] : (["line"] as const)),
    ...(line === ""
      ? []
      : [{ text: line, ...emphasis, ...(RIGHT_TO_LEFT.test(line) ? { rightToLeft: true } : {}) }]),
  ]);
}
