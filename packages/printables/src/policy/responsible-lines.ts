import { policyStatement } from "@holdfast/contract/policies/policy";
import type { PolicyData } from "./policy-data";
import { nameInText } from "./policy-names";

/** Returns the statement of who is responsible in paragraphs. */
export const responsibleLines = ({ policy, business }: PolicyData): readonly string[] =>
  policyStatement(policy.businessContinuityResponsible, nameInText(business.name))
    .split(/\r?\n/u)
    .filter((line) => line.trim() !== "");
