import { hasPolicyFor } from "@holdfast/content/hazards/insurance-kinds";
import type { Finding } from "@holdfast/contract/dashboard/finding";
import { type Checked, onPage, PAGES } from "./checked-plan-rules";

/** Risks that will be insured, as the register says, without a policy in the schedule that could answer for them. */
export const insuredWithoutPolicy = ({ insuredRisks, policyKinds }: Checked): Finding[] =>
  insuredRisks
    .filter((risk) => !hasPolicyFor(risk, policyKinds))
    .map((risk) => ({
      place: risk.name,
      title: "Insured, without a policy in the insurance schedule",
      reason:
        "An insurer reads the report as your word. Record the policy, or ask your broker and answer No until it exists.",
      ...onPage(PAGES.report),
    }));
