import { unbrokenNumber } from "@holdfast/content/plan-text/phone-text";
import { dateText } from "../../document/text/date-text";
import type { ContinuityPlanData, PlanPerson } from "../plan-data";
import { shownVersion } from "../plan-status";
import { mtpdValue } from "../recovery-time-text";

/** What 'Document control' says of the plan. */
interface IdentityFact {
  readonly label: string;
  readonly text: string;
}

const joined = (...texts: readonly string[]) => texts.filter((text) => text !== "").join(", ");

const ownerText = ({ idLabel, name, jobTitle, mobile, phone, ...owner }: PlanPerson) =>
  joined(
    `${idLabel} ${name}`,
    jobTitle,
    unbrokenNumber(mobile),
    unbrokenNumber(phone),
    owner.afterHoursPhone && `${unbrokenNumber(owner.afterHoursPhone)} after hours`,
    owner.email,
  );

function businessText({ name, tradingName, registrationNumber }: ContinuityPlanData["business"]) {
  const trading = name.includes(tradingName) ? "" : `trading as ${tradingName}`;
  return joined(name, trading, registrationNumber);
}

const noVersion = ({ plan }: ContinuityPlanData) =>
  plan.isExpired ? "None: printed after expiry, without the teams" : "Not approved";

/** Returns the business, the plan and its version, in the order of the page. */
export function identityFacts(data: ContinuityPlanData): readonly IdentityFact[] {
  const { business, plan, dateIssued } = data;
  const { name, address, phone, email } = plan.location;
  const version = shownVersion(data);
  return [
    fact("Business name", businessText(business)),
    fact("Industry", business.industry),
    fact("Location", joined(name, address)),
    fact("Phone and email of the location", joined(phone, email)),
    fact("Plan owners (accountable contacts)", plan.owners.map(ownerText).join("\n")),
    fact("Plan name", plan.name),
    fact("Maximum tolerable period of disruption (MTPD)", mtpdValue(data)),
    fact("Data printed on", dateText(dateIssued)),
    fact("Version", version === undefined ? noVersion(data) : `Version ${version.number}`),
    fact(
      "Next review due no later than",
      version === undefined ? "Set with the approval of a version" : dateText(version.reviewDate),
    ),
  ];
}

const fact = (label: string, text: string): IdentityFact => ({ label, text });
