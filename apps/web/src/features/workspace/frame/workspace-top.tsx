import { Link } from "react-router";
import { NavLink } from "../../../ui/layout/navigation/nav-link";
import { Icon } from "../../../ui/buttons/icon";
import { useCurrentOrganisation } from "../current/use-current-organisation";
import { useCurrentPlan } from "../current/use-current-plan";
import styles from "./workspace-top.module.css";

type WorkspaceTopProps = {
  readonly area: "organisation" | "plan";
};

/** The head of the sidebar: the current business and plan, and the switch between the two areas. */
export const WorkspaceTop = ({ area }: WorkspaceTopProps) => {
  const organisation = useCurrentOrganisation();
  const plan = useCurrentPlan();
  const business =
    organisation.status === "none" ? "Create Business" : (organisation.current?.name ?? "…");
  const planName =
    plan.status === "loading" && organisation.status !== "none"
      ? "…"
      : (plan.current?.name ?? "No Plan");
  return (
    <div className={styles.top}>
      <Link to="/organization" className={styles.business} title={business}>
        {organisation.current?.avatarUrl ? (
          <img src={organisation.current.avatarUrl} alt="" className={styles.logoImage} />
        ) : (
          <span className={styles.logo} aria-hidden="true">
            <Icon name={organisation.status === "none" ? "add" : "building"} />
          </span>
        )}
        <span className={styles.names}>
          <span className={styles.name}>{business}</span>
          <span className={styles.plan}>{planName}</span>
        </span>
      </Link>
      <nav className={styles.switch} aria-label="Area">
        <Area
          to="/organization"
          icon="building"
          label="Organization"
          isOn={area === "organisation"}
        />
        <Area to="/dashboard" icon="plan" label="Plan" isOn={area === "plan"} />
      </nav>
    </div>
  );
};

type AreaProps = { to: string; icon: "building" | "plan"; label: string; isOn: boolean };

const Area = ({ to, icon, label, isOn }: AreaProps) => (
  <NavLink to={to} className={styles.area} data-on={isOn ? "" : undefined} title={label}>
    <Icon name={icon} size={18} />
    <span className={styles.areaName}>{label}</span>
  </NavLink>
);
