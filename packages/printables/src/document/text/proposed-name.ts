import { PROPOSED_SUFFIX } from "@holdfast/contract/proposals/proposal-mark-rules";
import { inIsolate, withoutIsolate } from "./isolated-names";

/** Returns a name without the words that mark it as proposed, and whether it had them. */
export function withoutProposedMark(name: string): {
  readonly name: string;
  readonly isProposed: boolean;
} {
  const { text, isIsolated } = withoutIsolate(name);
  if (!text.endsWith(PROPOSED_SUFFIX)) return { name, isProposed: false };
  const bare = text.slice(0, -PROPOSED_SUFFIX.length).trimEnd();
  return { name: isIsolated ? inIsolate(bare) : bare, isProposed: true };
}
