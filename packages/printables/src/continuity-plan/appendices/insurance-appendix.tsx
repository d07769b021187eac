import { CellAside } from "../../document/cell-aside";
import { PhoneText } from "../../document/text/contact-text";
import { MoneyText } from "../../document/text/money-text";
import { DocumentTable } from "../../document/document-table";
import { AppendixHead } from "./appendix-head";
import { APPENDICES } from "../plan-contents";
import type { PlanInsurancePolicy } from "../plan-data";

interface InsuranceAppendixProps {
  readonly policies: readonly PlanInsurancePolicy[];
}

/** The insurance schedule; nothing if no policy is recorded. */
export function InsuranceAppendix({ policies }: InsuranceAppendixProps) {
  if (policies.length === 0) return null;
  return (
    <section className="hf-sheet hf-sheet--joined hf-appendix hf-day">
      <AppendixHead entry={APPENDICES.insurance} />
      <p className="hf-lead">
        Phone the claims number before anything is moved, repaired or thrown away (E.5). Have the
        policy number ready.
      </p>
      <DocumentTable
        caption={APPENDICES.insurance.title}
        isNamedByHeading
        columns={[
          { head: "Cover", width: 27 },
          { head: "Insurer, policy number", width: 29 },
          { head: "Claims", width: 21 },
          { head: "Sum insured", width: 23, isNumber: true },
        ]}
        rows={policies.map((policy) => [
          <>
            <strong>{policy.kind}</strong>
            <CellAside text={policy.comments} />
          </>,
          <>
            {policy.insurer}
            <CellAside text={policy.policyNumber} />
          </>,
          <PhoneText key="claims" phone={policy.claimsPhone} />,
          <>
            <MoneyText text={policy.sumInsured} />
            <CellAside
              text={policy.indemnityPeriod === "" ? "" : `for ${policy.indemnityPeriod}`}
            />
          </>,
        ])}
        height="log"
      />
    </section>
  );
}
