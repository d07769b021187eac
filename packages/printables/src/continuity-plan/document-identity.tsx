import { dateText } from "../document/date-text";
import { shortenedName } from "../document/shortened-name";
import { StatusNotice } from "./status-notice";
import type { TextValues } from "../document/rich-text";
import type { ContinuityPlanData, PlanPerson } from "./plan-data";
import { shownVersion } from "./plan-status";

interface DocumentIdentityProps {
  readonly data: ContinuityPlanData;
  readonly values: TextValues;
}

const joined = (...texts: readonly string[]) => texts.filter((text) => text !== "").join(", ");

/** Characters of an owner's name and job; the staff list has them in full. */
const OWNER = 60;

const ownerText = (owner: PlanPerson) =>
  joined(
    `${owner.idLabel} ${shortenedName(owner.name, OWNER)}`,
    shortenedName(owner.jobTitle, OWNER),
    owner.mobile,
    owner.phone,
    owner.afterHoursPhone && `${owner.afterHoursPhone} after hours`,
    owner.email,
  );

/** The business, plan and version, at the top of the page 'Document control'. */
export function DocumentIdentity({ data, values }: DocumentIdentityProps) {
  const { name, address, phone, email } = data.plan.location;
  const version = shownVersion(data);
  const facts = [
    ["Business name", joined(data.business.name, data.business.registrationNumber)],
    ["Industry", data.business.industry],
    ["Location", joined(name, address)],
    ["Phone and email of the location", joined(phone, email)],
    ["Plan owners (accountable contacts)", data.plan.owners.map(ownerText).join("\n")],
    ["Plan name", data.plan.name],
    ["Maximum tolerable period of disruption (MTPD)", values.mtpd],
    ["Data printed on", dateText(data.dateIssued)],
    ["Version", version === undefined ? "Not approved" : `Version ${version.number}`],
    [
      "Next review due no later than",
      version === undefined ? "Set with the approval of a version" : dateText(version.reviewDate),
    ],
  ] as const;
  return (
    <>
      <StatusNotice data={data} />
      <dl className="hf-identity">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value || "\u00a0"}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
