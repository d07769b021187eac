import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import type { Contacts } from "../../../platform/offline-plan/contact-server";
import type { LocalIncident, OpenedPlan } from "../../../platform/offline-plan/local-incidents";
import { formatInstant, instantInText } from "../../../platform/format/date-format";
import { timeAgo } from "../../../platform/format/time-ago";
import type { SeenEntry } from "../../../platform/offline-plan/log-head-rules";
import { ContactNotice } from "./contact-notice";
import { isRead } from "./contact-rules";
import { IncidentSection } from "./incident/incident-section";
import { LostPlansNotice } from "./lost-plans-notice";
import { OtherPlansSection } from "./other-plans-section";
import styles from "./page.module.css";
import { withLocal } from "./local/local-incident-rules";
import { PlanSection } from "./plan-section";
import { type AfterSending, useEntrySender } from "./use-entry-sender";

type OpenedPlanSectionProps = {
  readonly plan: OpenedPlan;
  /** The other plans on this device. */
  readonly others: readonly OfflinePlan[];
  /** Shows another plan, or the list of all. */
  readonly onShow: (planId: string | undefined) => void;
  readonly contacts: Contacts;
  /** Epoch ms. */
  readonly now: number;
  readonly changedEntries: readonly SeenEntry[];
  readonly onStart: (started: LocalIncident) => Promise<void>;
  /** What became of an incident that was started here; empty if none was. */
  readonly notice: string;
  readonly after: AfterSending;
  /** Deletes an incident that was started here. */
  readonly onDelete: (incidentId: string) => Promise<void>;
};

/** Shows one of the plans on this device, and what waits to be sent of it. */
export const OpenedPlanSection = ({
  plan,
  others,
  onShow,
  contacts,
  now,
  changedEntries,
  notice,
  onStart,
  after,
  onDelete,
}: OpenedPlanSectionProps) => {
  const contact = contacts[plan.planId]?.kind;
  const senderOf = useEntrySender(plan, isRead(contact), after);
  const local = plan.local ?? [];
  return (
    <PlanSection
      plan={withLocal(plan)}
      localIds={local.map(({ incidentId }) => incidentId)}
      showIncident={(incident) => (
        <IncidentSection
          key={incident.incidentId}
          incident={incident}
          plan={plan}
          sender={senderOf(incident.incidentId)}
          {...(local.some(({ incidentId }) => incidentId === incident.incidentId) && {
            onDelete: () => onDelete(incident.incidentId),
          })}
        />
      )}
      onStart={onStart}
      status={
        <>
          <output className={styles.notice}>{notice}</output>
          <ContactNotice contact={contact} />
          <LostPlansNotice contacts={contacts} />
          {changedEntries.map((entry) => (
            <p key={`${entry.incidentId} ${entry.number}`} className={styles.error} role="alert">
              {changeText(plan, entry)}
            </p>
          ))}
          <p>
            Updated {timeAgo(plan.readAt, now)}, on {instantInText(plan.readAt)}.{" "}
            <a href="/dashboard">Open Holdfast</a>
          </p>
          {others.length > 0 && <OtherPlansSection plans={others} onShow={onShow} />}
        </>
      }
    />
  );
};

/** Says which entry of a log is not as this device has read it. */
function changeText({ incidents }: OfflinePlan, { incidentId, number, hash }: SeenEntry): string {
  const incident = incidents.find((candidate) => candidate.incidentId === incidentId);
  const log = incident
    ? `the level ${incident.level} incident of ${formatInstant(incident.declaredAt)}`
    : "an earlier incident";
  return `The log of ${log} has changed: entry ${number}, which this device has read, is different or gone. Its hash was ${hash}.`;
}
