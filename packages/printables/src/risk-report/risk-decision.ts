import { fullName } from "@holdfast/contract/platform/text-rules";
import type { Risk } from "@holdfast/contract/risks/register/risk";
import { dateText } from "../document/text/date-text";

export const COMPLETE = "Complete";

/** Whether the follow-up date of a risk has passed and its mitigation isn't complete. @param today YYYY-MM-DD */
export const isOverdue = ({ followUpDate, mitigationStatusName }: Risk, today: string): boolean =>
  followUpDate !== null && followUpDate < today && mitigationStatusName !== COMPLETE;

/** Returns the mitigation strategies of a risk, and whether a transferred risk is insured. */
export const strategiesText = ({ mitigationStrategies, includeInsurance }: Risk): string => {
  const names = mitigationStrategies.map(({ name }) => name).join(", ") || "Not decided";
  if (includeInsurance === null) return names;
  return `${names} (${includeInsurance ? "insured" : "not insured"})`;
};

export const statusText = ({ mitigationStatusName }: Risk): string =>
  mitigationStatusName ?? "No status";

/** Returns the name of the person responsible. */
export const personText = ({ accountableContact: contact }: Risk): string =>
  contact === null ? "No person responsible" : fullName(contact);

/** Returns the follow-up date, DD/MM/YYYY, marked if it is overdue. @param today YYYY-MM-DD */
export const followUpText = (risk: Risk, today: string): string => {
  if (risk.followUpDate === null) return "No follow-up date";
  return `${dateText(risk.followUpDate)}${isOverdue(risk, today) ? ", overdue" : ""}`;
};

/**
 * Returns what was decided, the status, who is responsible and by when, on one line; of a risk to insure, whose
 * details follow, only what is overdue. @param today YYYY-MM-DD
 */
export const decisionText = (risk: Risk, today: string): string => {
  if (risk.includeInsurance === true)
    return isOverdue(risk, today)
      ? `To insure, see the details. ${followUpText(risk, today)}`
      : "To insure, see the details";
  return `${strategiesText(risk)}. ${statusText(risk)}. ${personText(risk)}, ${followUpText(risk, today)}`;
};
