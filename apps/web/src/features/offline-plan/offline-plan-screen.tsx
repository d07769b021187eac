import { KEPT_PLAN_DELETION } from "@holdfast/content/legal/kept-plan-deletion";
import { useEffect, useState } from "react";
import { formatInstant } from "../../platform/format/date-format";
import { canKeepPlan } from "../../platform/offline-plan/store-offline-page";
import { hasWaitingEntries } from "../../platform/offline-plan/waiting-entries";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { focusOnMount } from "../../ui/layout/focus-on-mount";
import { focusPageTitle } from "../../ui/layout/focus-page-title";
import { PageFrame } from "../../ui/layout/page-frame";
import { usePlan } from "../workspace/public";
import { shouldInstallFirst } from "./install-rules";
import { KeepForm } from "./keep-form";
import styles from "./offline-plan.module.css";
import { useKeptCopy } from "./use-kept-copy";

const isInBrowserOfIos = () =>
  shouldInstallFirst({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: globalThis.matchMedia("(display-mode: standalone)").matches,
  });

const WAITING_ENTRIES =
  "Entries that you wrote without a network have not been sent. If this server was set up again since then, no one can read them without this copy.";

/** /dashboard/offline-plan: keeps the plan on this device, encrypted, for use without a network. */
export const OfflinePlanScreen = () => {
  const { planId, name } = usePlan();
  const { kept, isPermanent, isBusy, problem, keep, refresh, remove } = useKeptCopy(planId);
  const [isNew, setNew] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const isDeleted = isDeleting && kept === undefined;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isDeleted) focusPageTitle();
  }, [isDeleted]);
  const isOther = typeof kept === "object" && kept.planId !== planId;
  return (
    <PageFrame
      title="Offline Plan"
      purpose="Keep your team’s first actions, phone numbers and sites on this device, and open them offline."
      help={
        <>
          <p>
            Keep the plan on your own phone. Add Holdfast to your home screen first, open it there
            and log in, then keep the plan. It opens without a network and asks for your PIN.
          </p>
          <p>{KEPT_PLAN_DELETION}</p>
        </>
      }
    >
      {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
      {!canKeepPlan() && (
        <Alert variant="warning" title="This browser cannot keep the plan">
          Open Holdfast over HTTPS, and not in a private window.
        </Alert>
      )}
      {canKeepPlan() && isInBrowserOfIos() && (
        <Alert variant="warning" title="On an iPhone or iPad, install Holdfast first">
          Select Share, then ‘Add to Home Screen’. Open Holdfast from the home screen, log in there,
          and keep the plan inside that app. The app cannot read a plan that was kept in the
          browser, which is deleted after 7 days of use without a visit.
        </Alert>
      )}
      {kept === "loading" && <Skeleton lines={3} height={60} />}
      {typeof kept === "object" && (
        <Card title={isOther ? "This device has another plan" : "Kept on this device"}>
          <p>Last updated: {formatInstant(kept.readAt)}.</p>
          <p>
            {/* The form that had the focus is gone. */}
            <a href="/offline.html" ref={isNew ? focusOnMount : undefined}>
              Open the offline plan
            </a>
            .{" "}
            {isInBrowserOfIos()
              ? "Save this address."
              : "Save this address, or add it to your home screen."}
          </p>
          <p>
            {isPermanent
              ? "Storage: permanent. This browser does not delete the plan to free space."
              : "Storage: not permanent. This browser may delete the plan when the device runs out of space. Print your team’s pages, too."}
          </p>
          <div className={styles.buttons}>
            <Button icon="refresh" isPending={isBusy} onPress={() => void refresh()}>
              Refresh
            </Button>
            <Button icon="trash" isPending={isBusy} onPress={() => setAsking(true)}>
              Delete from this device
            </Button>
          </div>
          <ConfirmDialog
            title="Delete the plan from this device?"
            isOpen={isAsking}
            onClose={() => setAsking(false)}
            onConfirm={() => {
              setDeleting(true);
              void remove();
            }}
            confirmLabel="Delete from this device"
          >
            {hasWaitingEntries(kept.userId)
              ? WAITING_ENTRIES
              : "Without a network, this device will have no plan. You can keep it again later."}
          </ConfirmDialog>
        </Card>
      )}
      {isOther && hasWaitingEntries(kept.userId) && (
        <Alert variant="warning" title={`Keeping ${name} replaces the plan on this device`}>
          {WAITING_ENTRIES}
        </Alert>
      )}
      {canKeepPlan() && kept !== "loading" && (kept === undefined || isOther) && (
        <KeepForm
          planName={name}
          isBusy={isBusy}
          onKeep={(pin) => {
            setNew(true);
            setDeleting(false);
            return keep(pin);
          }}
        />
      )}
    </PageFrame>
  );
};
