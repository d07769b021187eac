import type { Subscription } from "@holdfast/contract/subscriptions/subscription";
import {
  subscriptionStatus,
  type SubscriptionStatus,
} from "@holdfast/contract/subscriptions/subscription-status-rules";
import { Icon } from "../../ui/buttons/icon";
import type { IconName } from "../../ui/buttons/icon-paths";
import { formatInstantDay } from "../../platform/format/date-format";
import styles from "./subscriptions.module.css";

const ICONS: Readonly<Record<SubscriptionStatus, IconName>> = {
  revoked: "close",
  "not-activated": "clock",
  expired: "alert",
  ended: "alert",
  "expires-soon": "clock",
  active: "check-circle",
};

/** Returns the status in words, with its date. */
export function statusText(subscription: Subscription, now: Date): string {
  const day = formatInstantDay(subscription.exactExpiryDate);
  const texts: Readonly<Record<SubscriptionStatus, string>> = {
    revoked: "Revoked",
    "not-activated": "Not activated",
    expired: `Expired ${day}`,
    ended: `Ended ${day}`,
    "expires-soon": `Expires soon, ${day}`,
    active: day === "" ? "Active" : `Expires ${day}`,
  };
  return texts[subscriptionStatus(subscription, now)];
}

type SubscriptionStatusNoticeProps = { readonly subscription: Subscription; readonly now: Date };

/** The status of a subscription: icon and words, so that it does not rely on colour. */
export const SubscriptionStatusNotice = ({ subscription, now }: SubscriptionStatusNoticeProps) => {
  const status = subscriptionStatus(subscription, now);
  return (
    <span className={styles.status} data-status={status}>
      <Icon name={ICONS[status]} size={16} />
      {statusText(subscription, now)}
    </span>
  );
};
