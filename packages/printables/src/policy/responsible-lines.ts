import { UNNAMED_BUSINESS } from "@holdfast/content/plan-text/text-filling";
import { policyStatement } from "@holdfast/contract/policies/policy";
import type { PolicyData } from "./policy-data";

/** Returns the statement of who is responsible in paragraphs. */
export const responsibleLines = ({ policy, business }: PolicyData): readonly string[] =>
  policyStatement(policy.businessContinuityResponsible, business.name || UNNAMED_BUSINESS)
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== "");
