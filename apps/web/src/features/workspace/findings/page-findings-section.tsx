import { listFindings } from "@holdfast/contract/dashboard/list-findings";
import { Link, useLocation } from "react-router";
import { useRead } from "../../../platform/api/use-endpoint";
import styles from "./page-findings.module.css";
import { usePlan } from "../current/use-current-plan";

/** The findings about the current page. Those that are changed on another page link to it. */
export const PageFindingsSection = () => {
  const { planId, lastModifiedDate } = usePlan();
  // Every change of the plan may add or remove findings: a new component reads them again.
  return <CurrentFindings key={`${planId} ${lastModifiedDate}`} planId={planId} />;
};

const CurrentFindings = ({ planId }: { readonly planId: string }) => {
  const { pathname } = useLocation();
  const { data } = useRead(listFindings, { params: { planId } }, { isAlwaysFresh: true });
  const shown = data?.findings.filter(({ shownOn }) => shownOn === pathname) ?? [];
  if (shown.length === 0) return null;
  return (
    <section className={styles.findings} aria-labelledby="page-findings">
      <h2 id="page-findings">Worth a second look</h2>
      <ul className={styles.list}>
        {shown.map(({ place, title, reason, to }) => (
          <li key={`${place} ${title}`}>
            <p>
              {to.startsWith(pathname) ? <strong>{place}</strong> : <Link to={to}>{place}</Link>}:{" "}
              {title}
            </p>
            <p className={styles.reason}>{reason}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};
