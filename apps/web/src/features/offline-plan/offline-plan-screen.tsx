import { KEPT_PLAN_DELETION } from "@holdfast/content/legal/kept-plan-deletion";
import { useEffect, useState } from "react";
import { isOfSamePerson } from "../../platform/offline-plan/open-kept-plans";
import { canKeepPlan } from "../../platform/offline-plan/store-offline-page";
import { hasWaitingEntries } from "../../platform/offline-plan/waiting-entries";
import { Alert } from "../../ui/feedback/alert";
import { Skeleton } from "../../ui/feedback/skeleton";
import { focusPageTitle } from "../../ui/layout/focus-page-title";
import { PageFrame } from "../../ui/layout/page-frame";
import { useCurrentUser } from "../accounts/public";
import { useCurrentPlan, usePlan } from "../workspace/public";
import { shouldInstallFirst } from "./install-rules";
import { KeepForm } from "./keep-form";
import { KeptCard } from "./kept-card";
import { useKeptCopies } from "./use-kept-copies";
import { WAITING_ENTRIES } from "./waiting-rules";

const isInBrowserOfIos = () =>
  shouldInstallFirst({
    userAgent: navigator.userAgent,
    maxTouchPoints: navigator.maxTouchPoints,
    isInstalled: globalThis.matchMedia("(display-mode: standalone)").matches,
  });

/** /dashboard/offline-plan: keeps plans on this device, encrypted, for use without a network. */
export const OfflinePlanScreen = () => {
  const { planId, name } = usePlan();
  const { all } = useCurrentPlan();
  const userId = useCurrentUser()?.id;
  const { kept, isPermanent, isBusy, problem, keep, refresh, remove } = useKeptCopies(planId);
  const [isNew, setNew] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const stored = typeof kept === "object" ? kept : undefined;
  const isDeleted = isDeleting && !isBusy;
  // The button that had the focus is gone.
  useEffect(() => {
    if (isDeleted) focusPageTitle();
  }, [isDeleted]);
  const isKept = stored?.plans.some((plan) => plan.planId === planId) === true;
  const isOwn = stored !== undefined && userId !== undefined && isOfSamePerson(stored, userId);
  const mayKeep = canKeepPlan() && kept !== "loading" && userId !== undefined;
  const nameOf = (keptId: string) =>
    all.find((plan) => plan.planId === keptId)?.name ?? "A plan of another organisation";
  return (
    <PageFrame
      title="Offline Plan"
      purpose="Keep your team’s first actions, phone numbers and sites on this device, and open them offline."
      help={
        <>
          <p>
            Keep the plan on your own phone. Add Holdfast to your home screen first, open it there
            and log in, then keep the plan. It opens without a network and asks for your PIN. You
            can keep several plans: one PIN opens them all.
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
      {stored && (
        <KeptCard
          plans={stored.plans}
          nameOf={nameOf}
          isPermanent={isPermanent}
          isInBrowserOfIos={isInBrowserOfIos()}
          isBusy={isBusy}
          isNew={isNew}
          onRefresh={refresh}
          onRemove={async (keptId) => {
            setNew(false);
            await remove(keptId);
            setDeleting(true);
          }}
        />
      )}
      {stored && mayKeep && !isOwn && (
        <Alert
          variant="warning"
          title={`Keeping ${name} replaces what another person keeps on this device`}
        >
          {stored.plans.some(hasWaitingEntries)
            ? WAITING_ENTRIES
            : "Their PIN opens their plans only."}
        </Alert>
      )}
      {mayKeep && !(isKept && isOwn) && (
        <KeepForm
          key={isOwn ? "add" : "first"}
          planName={name}
          hasPin={isOwn}
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
