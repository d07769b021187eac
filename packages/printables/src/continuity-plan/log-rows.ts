import type { PlanBlock, PlanTopic } from "@holdfast/content/plan-template/plan-part";
import { plainTextOf, type TextValues } from "../document/rich-text";
import { wrappedLines } from "../document/text-width";

/** Characters of a line of text, and millimetres of such a line and of a row to write on. */
const CHARACTERS = { action: 60, text: 88, field: 20, wideField: 62 } as const;
const LINE = 4.9;
const ROW = 9.5;
/** What a log has even if there is no room for it. */
const MIN_ROWS = 1;

/** The values that pages of the template have room for. */
const TYPICAL: TextValues = {
  address: "words ".repeat(10),
  shortAddress: "words ".repeat(10),
  business: "words ".repeat(4),
  location: "words ".repeat(3),
  assemblyArea: "words ".repeat(3),
  claimsLines: "words ".repeat(16),
  cyberLines: "words ".repeat(10),
  parties: new Map(),
};

/**
 * Returns the blocks of a topic whose last log has fewer rows if the business's name or address makes the texts before
 * it longer, so that the log stays on the page of its topic.
 */
export function withLogRows({ blocks }: PlanTopic, values: TextValues): readonly PlanBlock[] {
  const log = blocks.findLast((block) => block.kind === "table" && block.rows.length === 0);
  const lines = linesOf(blocks, values) - linesOf(blocks, { ...values, ...TYPICAL });
  if (log?.kind !== "table" || log.blankRows === undefined || lines <= 0) return blocks;
  const blankRows = Math.max(MIN_ROWS, log.blankRows - Math.ceil((lines * LINE) / ROW));
  return blocks.map((block) => (block === log ? { ...log, blankRows } : block));
}

/** A text with a typical value; all other texts are as long as ever, and there are many of them. */
const VARYING = new RegExp(`\\{(?:${Object.keys(TYPICAL).join("|")})\\}|\\{party:`, "u");

/** Lines for which a row of the form has room. */
const FIELD_LINES = 2;

/** Returns the lines by which rows of two fields are too high. */
const linesOfHalfFields = (lines: readonly number[]): number =>
  lines.reduce(
    (sum, one, at) =>
      at % 2 === 0 ? sum + Math.max(0, Math.max(one, lines[at + 1] ?? 0) - FIELD_LINES) : sum,
    0,
  );

/** Returns the lines by which the rows of a form are too high. */
function linesOfFields(
  { labels, filled = {}, wide = [] }: Extract<PlanBlock, { readonly kind: "fields" }>,
  linesOfText: (text: string, characters: number) => number,
): number {
  const isWide = (label: string) => wide.includes(label);
  const lines = (label: string) =>
    linesOfText(filled[label] ?? "", isWide(label) ? CHARACTERS.wideField : CHARACTERS.field);
  return (
    linesOfHalfFields(labels.filter((label) => !isWide(label)).map(lines)) +
    labels.filter(isWide).reduce((sum, label) => sum + Math.max(0, lines(label) - FIELD_LINES), 0)
  );
}

const linesOf = (blocks: readonly PlanBlock[], values: TextValues): number => {
  const lines = (text: string, characters: number) =>
    VARYING.test(text) ? wrappedLines(plainTextOf(text, values), characters) : 0;
  return blocks.reduce((sum, block) => {
    switch (block.kind) {
      case "paragraph":
      case "callout":
        return sum + lines(block.text, CHARACTERS.text);
      case "points":
        return block.items.reduce((all, item) => all + lines(item, CHARACTERS.text), sum);
      case "actions":
        return block.items.reduce((all, item) => all + lines(item, CHARACTERS.action), sum);
      case "fields":
        return sum + linesOfFields(block, lines);
      default:
        return sum;
    }
  }, 0);
};
