import type { Plan } from "@holdfast/contract/plans/plan";
import { Icon } from "../../ui/buttons/icon";
import type { IconName } from "../../ui/buttons/icon-paths";
import { formatInstantDay } from "../../platform/format/date-format";
import styles from "./expiry-notice.module.css";

type ExpiryNoticeProps = { readonly plan: Pick<Plan, "expiryDate" | "expiryStatus"> };

const LOOKS = {
  expired: { icon: "alert", word: "Expired" },
  "expiring-soon": { icon: "clock", word: "Expiring soon" },
  "not-expired": { icon: "check-circle", word: "Active" },
} as const satisfies Record<Plan["expiryStatus"], { icon: IconName; word: string }>;

/** The expiry status of a plan: icon, word and date, so that it does not rely on colour. */
export const ExpiryNotice = ({ plan }: ExpiryNoticeProps) => {
  const { icon, word } = LOOKS[plan.expiryStatus];
  return (
    <span className={styles.notice} data-status={plan.expiryStatus}>
      <Icon name={icon} size={18} />
      <span>
        {word}
        {plan.expiryDate !== null && (
          <span className={styles.day}>
            {plan.expiryStatus === "expired" ? "since" : "until"}{" "}
            {formatInstantDay(plan.expiryDate)}
          </span>
        )}
      </span>
    </span>
  );
};
