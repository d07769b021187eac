import { useState } from "react";
import type { Contact, Contacts } from "../../../platform/offline-plan/contact-server";
import type { LocalIncident, OpenedPlan } from "../../../platform/offline-plan/local-incidents";
import type { KeptPlans } from "../../../platform/offline-plan/kept-plans-rules";
import { ContactNotice } from "./contact-notice";
import { CONTACT_TEXTS, isRead } from "./contact-rules";
import { withLocal } from "./local/local-incident-rules";
import { OpenedPlanSection } from "./opened-plan-section";
import { OtherPlansSection } from "./other-plans-section";
import styles from "./page.module.css";
import { PinForm } from "./pin-form";
import { PlanBoundary } from "./plan-failed";
import { PlanList } from "./plan-list";
import { type AfterSending, useEntrySender } from "./use-entry-sender";
import { useKeptPlans } from "./use-kept-plans";

/** /offline.html: shows the plans that are stored on this device. It needs no network. */
export const KeptPlansScreen = () => {
  const { kept, plans, contacts, now, notices, open, start, afterSending, remove } = useKeptPlans();
  if (kept === "loading") return null;
  if (kept === "failed") return <StorageFailed />;
  if (kept === "none" || kept === "deleted") return <NoPlan isDeleted={kept === "deleted"} />;
  if (!plans) {
    const isOne = kept.plans.length === 1;
    return (
      <PinForm
        title={isOne ? "Offline plan" : "Offline plans"}
        label="PIN"
        button={isOne ? "Open the plan" : `Open ${kept.plans.length} plans`}
        isNumeric={kept.hasNumericPin}
        onOpen={open}
      >
        <ContactNotice contact={commonOf(contacts)} />
        <p>
          <a href="/dashboard">Open Holdfast</a>
        </p>
      </PinForm>
    );
  }
  return (
    <OpenedPlans
      plans={plans}
      kept={kept}
      contacts={contacts}
      now={now}
      notices={notices}
      onStart={start}
      afterSending={afterSending}
      onDelete={remove}
    />
  );
};

/** Returns the result of contact if the page says the same of all plans that remain. */
function commonOf(contacts: Contacts): Contact["kind"] | undefined {
  const [first, ...others] = Object.values(contacts).filter(({ kind }) => kind !== "deleted");
  return others.every(({ kind }) => first && CONTACT_TEXTS[kind] === CONTACT_TEXTS[first.kind])
    ? first?.kind
    : undefined;
}

type OpenedPlansProps = {
  readonly plans: readonly OpenedPlan[];
  readonly kept: KeptPlans;
  readonly contacts: Contacts;
  /** Epoch ms. */
  readonly now: number;
  /** What became of an incident that was started here, by plan. */
  readonly notices: Readonly<Record<string, string>>;
  readonly onStart: (planId: string, started: LocalIncident) => Promise<void>;
  readonly afterSending: (planId: string) => AfterSending;
  readonly onDelete: (planId: string, incidentId: string) => Promise<void>;
};

/** Shows the only plan, or a list to choose from. What waits is sent for all of them. */
const OpenedPlans = ({ plans, kept, contacts, now, ...props }: OpenedPlansProps) => {
  const { notices, onStart, afterSending, onDelete } = props;
  const [shownId, setShownId] = useState<string>();
  const shown = plans.length === 1 ? plans[0] : plans.find(({ planId }) => planId === shownId);
  const unreadable = kept.plans.length - plans.length;
  const show = (planId: string | undefined) => {
    setShownId(planId);
    window.scrollTo(0, 0);
  };
  const others = plans.filter((plan) => plan !== shown);
  const listed = others.map(withLocal);
  const changed = kept.plans.find(({ planId }) => planId === shown?.planId)?.changedEntries;
  return (
    <>
      {shown ? (
        <PlanBoundary
          key={shown.planId}
          plan={shown}
          after={listed.length > 0 && <OtherPlansSection plans={listed} onShow={show} />}
        >
          <OpenedPlanSection
            plan={shown}
            others={listed}
            onShow={show}
            contacts={contacts}
            now={now}
            changedEntries={changed ?? []}
            notice={notices[shown.planId] ?? ""}
            onStart={(started) => onStart(shown.planId, started)}
            after={afterSending(shown.planId)}
            onDelete={(incidentId) => onDelete(shown.planId, incidentId)}
          />
        </PlanBoundary>
      ) : (
        <PlanBoundary plan={plans}>
          <PlanList
            plans={listed}
            contacts={contacts}
            now={now}
            onShow={show}
            unreadable={unreadable}
          />
        </PlanBoundary>
      )}
      {others.map((plan) => (
        <PlanBoundary key={plan.planId} plan={plan} fallback={null}>
          <UnseenPlan
            plan={plan}
            canSend={isRead(contacts[plan.planId]?.kind)}
            after={afterSending(plan.planId)}
          />
        </PlanBoundary>
      ))}
    </>
  );
};

type UnseenPlanProps = {
  readonly plan: OpenedPlan;
  readonly canSend: boolean;
  readonly after: AfterSending;
};

/** Sends what waits of a plan that is not shown. */
const UnseenPlan = ({ plan, canSend, after }: UnseenPlanProps) => {
  useEntrySender(plan, canSend, after);
  return null;
};

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
