import type { OfflinePlan } from "@holdfast/contract/offline-plan/offline-plan";
import type { Contact } from "../../../platform/offline-plan/contact-server";
import { formatInstant, instantInText } from "../../../platform/format/date-format";
import { timeAgo } from "../../../platform/format/time-ago";
import type { SeenEntry } from "../../../platform/offline-plan/log-head-rules";
import { CONTACT_TEXTS } from "./contact-rules";
import { IncidentSection } from "./incident-section";
import styles from "./page.module.css";
import { PinForm } from "./pin-form";
import { PlanBoundary } from "./plan-failed";
import { PlanSection } from "./plan-section";
import { useEntrySender } from "./use-entry-sender";
import { useKeptPlan } from "./use-kept-plan";

/** /offline.html: shows the plan that is stored on this device. It needs no network. */
export const KeptPlanScreen = () => {
  const { kept, plan, contact, now, open } = useKeptPlan();
  if (kept === "loading") return null;
  if (kept === "failed") return <StorageFailed />;
  if (kept === "none") return <NoPlan isDeleted={contact === "deleted"} />;
  if (!plan) {
    return (
      <PinForm
        title="Offline plan"
        label="PIN"
        button="Open the plan"
        isNumeric={kept.hasNumericPin}
        onOpen={open}
      >
        <ContactLine contact={contact} />
        <p>
          <a href="/dashboard">Open Holdfast</a>
        </p>
      </PinForm>
    );
  }
  return (
    <PlanBoundary plan={plan}>
      <OpenedPlan
        plan={plan}
        contact={contact}
        now={now}
        changedEntries={kept.changedEntries ?? []}
      />
    </PlanBoundary>
  );
};

/** Contact results after which the server has returned the plan to this person. */
const READ: ReadonlySet<Contact["kind"]> = new Set(["refreshed", "incomplete", "unstored"]);

type OpenedPlanProps = {
  readonly plan: OfflinePlan;
  readonly contact: Contact["kind"] | undefined;
  /** Epoch ms. */
  readonly now: number;
  readonly changedEntries: readonly SeenEntry[];
};

const OpenedPlan = ({ plan, contact, now, changedEntries }: OpenedPlanProps) => {
  const senderOf = useEntrySender(plan, contact !== undefined && READ.has(contact));
  return (
    <PlanSection
      plan={plan}
      showIncident={(incident) => (
        <IncidentSection
          key={incident.incidentId}
          incident={incident}
          sender={senderOf(incident.incidentId)}
        />
      )}
      status={
        <>
          <ContactLine contact={contact} />
          {changedEntries.map((entry) => (
            <p key={`${entry.incidentId} ${entry.number}`} className={styles.error} role="alert">
              {changeText(plan, entry)}
            </p>
          ))}
          <p>
            Updated {timeAgo(plan.readAt, now)}, on {instantInText(plan.readAt)}.{" "}
            <a href="/dashboard">Open Holdfast</a>
          </p>
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

type ContactLineProps = { readonly contact: Contact["kind"] | undefined };

/** Says whether the plan was refreshed, and how to go on if not. */
const ContactLine = ({ contact }: ContactLineProps) => (
  <p>
    <output>{contact && CONTACT_TEXTS[contact]}</output>{" "}
    {contact === "logged-out" && (
      // A login returns to this page, which refreshes the plan.
      <a href="/dashboard/offline-plan">Log in to refresh this plan</a>
    )}
  </p>
);

const StorageFailed = () => (
  <main className={styles.locked}>
    <h1>The plan could not be read</h1>
    <p>
      Holdfast could not open this browser’s storage. Close other Holdfast tabs and reload this
      page. In a private window, a plan stored on this device cannot be opened.
    </p>
    <p>
      <a href="/dashboard">Open Holdfast</a>
    </p>
  </main>
);

const NoPlan = ({ isDeleted }: { readonly isDeleted: boolean }) => (
  <main className={styles.locked}>
    <h1>{isDeleted ? "The plan was deleted from this device" : "No plan on this device"}</h1>
    <p>
      To read your plan without a network, open Offline Plan in Holdfast and select ‘Keep on this
      device’.
    </p>
    <p>
      <a href="/dashboard/offline-plan">Open Holdfast</a>
    </p>
  </main>
);
