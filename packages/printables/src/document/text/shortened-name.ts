import { SHORT_PROPOSED_SUFFIX } from "@holdfast/contract/proposals/proposal-mark-rules";
import { inIsolate, withoutIsolate } from "./isolated-names";
import { withoutProposedMark } from "./proposed-name";
import { characterWidth, textWidth } from "./text-width";

const SHORT_MARK = ` ${SHORT_PROPOSED_SUFFIX}`;

/**
 * Shortens a name to a width of `maxWidth` characters for a single line, such as the running header. A name that is
 * marked as proposed keeps a short mark.
 */
export const shortenedName = (name: string, maxWidth: number): string => {
  if (textWidth(withoutIsolate(name).text) <= maxWidth) return name;
  const { name: bare, isProposed } = withoutProposedMark(name);
  if (isProposed) return shortened(bare, maxWidth - textWidth(SHORT_MARK)) + SHORT_MARK;
  return shortened(name, maxWidth);
};

function shortened(name: string, maxWidth: number): string {
  const { text, isIsolated } = withoutIsolate(name);
  if (textWidth(text) <= maxWidth) return name;
  let width = 0;
  const kept = [...text].filter((character) => (width += characterWidth(character)) < maxWidth);
  const cut = `${kept.join("")}…`;
  return isIsolated ? inIsolate(cut) : cut;
}
