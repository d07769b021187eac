import { policyStatement } from "@holdfast/contract/policies/policy";
import type { PolicyData } from "./policy-data";
import { nameInText } from "./policy-names";

/** More paragraphs than this would not fit on the page of the Governance Structure: they are printed as one. */
const MAX_PARAGRAPHS = 8;

/** Returns the statement of who is responsible in paragraphs. */
export function responsibleLines({ policy, business }: PolicyData): readonly string[] {
  const lines = policyStatement(policy.businessContinuityResponsible, nameInText(business.name))
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== "");
  return lines.length > MAX_PARAGRAPHS ? [lines.join(" ")] : lines;
}
