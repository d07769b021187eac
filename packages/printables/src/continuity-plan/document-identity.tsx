import { dateText, yearLater } from "../document/date-text";
import type { TextValues } from "../document/rich-text";
import type { ContinuityPlanData } from "./plan-data";

interface DocumentIdentityProps {
  readonly data: ContinuityPlanData;
  readonly values: TextValues;
}

/** The business, plan and version, at the top of the page 'Document control'. */
export function DocumentIdentity({ data, values }: DocumentIdentityProps) {
  const { name, address } = data.plan.location;
  const facts = [
    ["Business name", data.business.name],
    ["Location", [name, address].filter((text) => text !== "").join(", ")],
    ["Plan name", data.plan.name],
    ["Maximum tolerable period of disruption (MTPD)", values.mtpd],
    ["Version date", dateText(data.dateIssued)],
    ["Next review due no later than", dateText(yearLater(data.dateIssued))],
  ] as const;
  return (
    <dl className="hf-identity">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value || "\u00a0"}</dd>
        </div>
      ))}
    </dl>
  );
}
