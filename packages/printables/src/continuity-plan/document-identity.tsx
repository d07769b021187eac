import { dateText, yearLater } from "../document/date-text";
import { StatusNotice } from "./status-notice";
import type { TextValues } from "../document/rich-text";
import type { ContinuityPlanData, PlanPerson } from "./plan-data";

interface DocumentIdentityProps {
  readonly data: ContinuityPlanData;
  readonly values: TextValues;
}

const joined = (...texts: readonly string[]) => texts.filter((text) => text !== "").join(", ");

const ownerText = ({ idLabel, name, jobTitle, mobile, phone, email }: PlanPerson) =>
  joined(`${idLabel} ${name}`, jobTitle, mobile, phone, email);

/** The business, plan and version, at the top of the page 'Document control'. */
export function DocumentIdentity({ data, values }: DocumentIdentityProps) {
  const { name, address, phone, email } = data.plan.location;
  const facts = [
    ["Business name", joined(data.business.name, data.business.registrationNumber)],
    ["Industry", data.business.industry],
    ["Location", joined(name, address)],
    ["Phone and email of the location", joined(phone, email)],
    ["Plan owners (accountable contacts)", data.plan.owners.map(ownerText).join("\n")],
    ["Plan name", data.plan.name],
    ["Maximum tolerable period of disruption (MTPD)", values.mtpd],
    ["Data printed on", dateText(data.dateIssued)],
    ["Next review due no later than", dateText(yearLater(data.dateIssued))],
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
