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
      <h3>Insurance</h3>
      {covers.length === 0 && (
        <p className={styles.text}>
          The plan has no business interruption insurance, so there is no indemnity period.{" "}
          <Link to="/dashboard/risk/report">Go to the insurance schedule</Link>
        </p>
      )}
      <ul className={styles.list} aria-label="Insurance policies">
        {[...covers, ...others].map((policy) => (
          <li key={policy.insurancePolicyId}>
            <strong>{policy.kind}</strong>
            <span className={styles.aside}>
              {[policy.insurer, policy.policyNumber].filter(Boolean).join(", ")}
            </span>
            {policy.indemnityMonths !== null && (
              <span className={styles.aside}>
                {indemnityText(policy.indemnityMonths, incident)}
              </span>
            )}
            {policy.claimsPhone && (
              <span className={styles.aside}>
                Claims: <PhoneLink to={policy.claimsPhone} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** The policy says when its period begins; most begin with the damage. */
const indemnityText = (months: number, { declaredAt }: Incident) => {
  const end = addMonths(new Date(declaredAt), months).toISOString();
  return `Indemnity period: ${monthsText(months)}, until ${instantInText(end)} if it begins with the declaration.`;
};
