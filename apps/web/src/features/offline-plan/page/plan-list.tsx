import { byUrgency } from "@holdfast/contract/incidents/incident-rules";
import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import { instantInText } from "../../../platform/format/date-format";
import { timeAgo } from "../../../platform/format/time-ago";
import type { Contacts } from "../../../platform/offline-plan/contact-server";
import { countWaitingEntries } from "../../../platform/offline-plan/waiting-entries";
import { focusOnMount } from "../../../ui/layout/focus-on-mount";
import { CONTACT_TEXTS } from "./contact-rules";
import { isOver, stateOf } from "./incident-state-rules";
import { LostPlansNotice } from "./lost-plans-notice";
import styles from "./page.module.css";

type PlanListProps = {
  readonly plans: readonly OfflinePlan[];
  readonly contacts: Contacts;
  /** Epoch ms. */
  readonly now: number;
  /** Plans that the PIN has not opened: damaged, or kept by another tab meanwhile. */
  readonly unreadable: number;
  readonly onShow: (planId: string) => void;
};

/** Shows the plans on this device to choose from, those with the most urgent incident first. */
export const PlanList = ({ plans, contacts, now, unreadable, onShow }: PlanListProps) => (
  <main className={styles.list}>
    <h1 ref={focusOnMount} tabIndex={-1}>
      Plans on this device
    </h1>
    <LostPlansNotice contacts={contacts} />
    <ul className={styles.sites} aria-label="Plans">
      {sortByUrgency(plans).map((plan) => {
        const waiting = countWaiting(plan);
        const contact = contacts[plan.planId]?.kind;
        return (
          <li key={plan.planId}>
            <h2>{plan.planName}</h2>
            <p>{plan.businessName}</p>
            {byUrgency(plan.incidents).map((incident) => (
              <p
                key={incident.incidentId}
                className={styles.incident}
                data-over={isOver(incident) ? "" : undefined}
              >
                {stateOf(incident)}
              </p>
            ))}
            <p className={styles.aside}>
              {contact && `${CONTACT_TEXTS[contact]} `}
              Updated {timeAgo(plan.readAt, now)}, on {instantInText(plan.readAt)}.
            </p>
            {waiting > 0 && <p className={styles.aside}>On this device only: {waiting}</p>}
            <button type="button" onClick={() => onShow(plan.planId)}>
              Open<span className={styles.hidden}> {plan.planName}</span>
            </button>
          </li>
        );
      })}
    </ul>
    {unreadable > 0 && (
      <p>
        Plans on this device that could not be opened: {unreadable}. Reload this page, then try
        again.
      </p>
    )}
    <p>
      <a href="/dashboard">Open Holdfast</a>
    </p>
  </main>
);

const countWaiting = ({ entryKeys, person }: OfflinePlan): number =>
  entryKeys.reduce(
    (sum, { incidentId }) => sum + countWaitingEntries(person.userId, incidentId),
    0,
  );

/** Sorts plans by their most urgent incident, and those without one by the order in which they were kept. */
function sortByUrgency(plans: readonly OfflinePlan[]): OfflinePlan[] {
  const most = byUrgency(plans.flatMap(({ incidents }) => incidents));
  const rankOf = ({ incidents }: OfflinePlan) => {
    const rank = most.findIndex((incident) => incidents.includes(incident));
    return rank < 0 ? most.length : rank;
  };
  return [...plans].sort((a, b) => rankOf(a) - rankOf(b));
}
