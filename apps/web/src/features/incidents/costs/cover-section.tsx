import type { Incident } from "@holdfast/contract/incidents/incident";
import { addMonths, monthsText } from "@holdfast/contract/platform/calendar-rules";
import {
  BUSINESS_INTERRUPTION,
  type InsurancePolicy,
} from "@holdfast/contract/risks/insurance/insurance-policy";
import { Link } from "react-router";
import { instantInText } from "../../../platform/format/date-format";
import { PhoneLink } from "../../../ui/layout/contact-link";
import styles from "../incidents.module.css";

type CoverSectionProps = {
  readonly incident: Incident;
  readonly policies: readonly InsurancePolicy[];
};

/** The business interruption cover with its indemnity period, and the claims line of each policy. */
export const CoverSection = ({ incident, policies }: CoverSectionProps) => {
  const covers = policies.filter(({ kind }) => kind === BUSINESS_INTERRUPTION);
  const others = policies.filter(({ kind }) => kind !== BUSINESS_INTERRUPTION);
  return (
    <div className={styles.cover}>
      {covers.length === 0 && (
        <p className={styles.text}>
          The plan has no business interruption insurance, so there is no indemnity period.{" "}
          <Link to="/dashboard/risk/report">Go to the insurance schedule</Link>
        </p>
      )}
      <PolicyList label="Business interruption" policies={covers} incident={incident} />
      {others.length > 0 && (
        <details className={styles.topic}>
          <summary>
            <strong>Other policies and their claims lines</strong>
          </summary>
          <PolicyList label="Other policies" policies={others} incident={incident} />
        </details>
      )}
    </div>
  );
};

type PolicyListProps = CoverSectionProps & { readonly label: string };

const PolicyList = ({ label, policies, incident }: PolicyListProps) => {
  if (policies.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={label}>
      {policies.map(
        ({ insurancePolicyId, kind, insurer, policyNumber, indemnityMonths, claimsPhone }) => (
          <li key={insurancePolicyId}>
            <strong>{kind}</strong>
            <span className={styles.aside}>
              {[insurer, policyNumber].filter(Boolean).join(", ")}
            </span>
            {indemnityMonths !== null && (
              <span className={styles.aside}>{indemnityText(indemnityMonths, incident)}</span>
            )}
            {claimsPhone && (
              <span className={styles.aside}>
                Claims: <PhoneLink to={claimsPhone} />
              </span>
            )}
          </li>
        ),
      )}
    </ul>
  );
};

/** The policy says when its period begins; most begin with the damage. */
const indemnityText = (months: number, { declaredAt }: Incident) => {
  const end = addMonths(new Date(declaredAt), months).toISOString();
  return `Indemnity period: ${monthsText(months)}, until ${instantInText(end)} if it begins with the declaration.`;
};
