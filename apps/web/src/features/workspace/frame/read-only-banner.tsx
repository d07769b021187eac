import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Plan } from "@holdfast/contract/plans/plan";
import { Link } from "react-router";
import { instantInText } from "../../../platform/format/date-format";
import { can } from "../../../platform/session/can";
import { Icon } from "../../../ui/buttons/icon";
import styles from "./archived-banner.module.css";

type ReadOnlyBannerProps = {
  readonly organisation: Organisation;
  /** The plan as the server sent it; null outside the plan's pages. */
  readonly plan: Plan | null;
};

/** Says why a page cannot be edited: the plan has expired, or the person's role can only read. */
export const ReadOnlyBanner = ({ organisation, plan }: ReadOnlyBannerProps) => {
  const isExpired = plan?.expiryStatus === "expired";
  const mayChange = can(plan ?? organisation, "change");
  if (!isExpired && mayChange) return null;
  return (
    <section
      className={styles.banner}
      data-variant={isExpired ? "warning" : undefined}
      aria-label="Read-only"
    >
      <Icon name={isExpired ? "alert" : "info"} />
      <p className={styles.words}>
        {isExpired
          ? `This plan expired${expiryOf(plan)}. You can read and print it, but not change it.`
          : VIEW_ACCESS}
        {isExpired && !mayChange && " Ask an owner or editor to renew it."}
      </p>
      {isExpired && mayChange && <Link to="/dashboard/plans">Renew plan</Link>}
    </section>
  );
};

const VIEW_ACCESS = "You have view access. You can read and print everything, but not change it.";

const expiryOf = ({ expiryDate }: Plan) =>
  expiryDate === null ? "" : ` on ${instantInText(expiryDate)}`;
