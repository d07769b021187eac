import { useState } from "react";
import { formatInstant } from "../../platform/format/date-format";
import type { KeptPlan } from "../../platform/offline-plan/kept-plans-rules";
import { hasWaitingEntries } from "../../platform/offline-plan/waiting-entries";
import { Button } from "../../ui/buttons/button";
import { focusOnMount } from "../../ui/layout/focus-on-mount";
import { Card } from "../../ui/layout/card";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import styles from "./offline-plan.module.css";
import { WAITING_ENTRIES } from "./waiting-rules";

type KeptCardProps = {
  readonly plans: readonly KeptPlan[];
  /** Returns the plan's name; the device has it only encrypted. */
  readonly nameOf: (planId: string) => string;
  readonly isPermanent: boolean;
  /** This is the browser of an iPhone or iPad, and not the app on its home screen. */
  readonly isInBrowserOfIos: boolean;
  readonly isBusy: boolean;
  /** A plan has just been kept: the form that had the focus is gone. */
  readonly isNew: boolean;
  readonly onRefresh: () => Promise<void>;
  readonly onRemove: (planId: string) => Promise<void>;
};

/** Shows the plans that are kept on this device, refreshes and deletes them. */
export const KeptCard = ({ plans, nameOf, isPermanent, isBusy, ...props }: KeptCardProps) => {
  const [askedId, setAskedId] = useState<string>();
  const asked = plans.find(({ planId }) => planId === askedId);
  const isOne = plans.length === 1;
  return (
    <Card title="Kept on this device">
      <ul className={styles.kept} aria-label="Kept plans">
        {plans.map((plan) => (
          <li key={plan.planId}>
            <div>
              <strong>{nameOf(plan.planId)}</strong>
              <p>Last updated: {formatInstant(plan.readAt)}.</p>
              {hasWaitingEntries(plan) && <p>Entries that were written here wait to be sent.</p>}
            </div>
            <Button
              icon="trash"
              isPending={isBusy}
              onPress={() => setAskedId(plan.planId)}
              {...(isOne ? {} : { label: `Delete from this device: ${nameOf(plan.planId)}` })}
            >
              Delete from this device
            </Button>
          </li>
        ))}
      </ul>
      <p>
        <a href="/offline.html" ref={props.isNew ? focusOnMount : undefined}>
          {isOne ? "Open the offline plan" : "Open the offline plans"}
        </a>
        .{" "}
        {props.isInBrowserOfIos
          ? "Save this address."
          : "Save this address, or add it to your home screen."}
      </p>
      <p>
        {isPermanent
          ? "Storage: permanent. This browser does not delete the plan to free space."
          : "Storage: not permanent. This browser may delete the plan when the device runs out of space. Print your team’s pages, too."}
      </p>
      <div className={styles.buttons}>
        <Button icon="refresh" isPending={isBusy} onPress={() => void props.onRefresh()}>
          Refresh
        </Button>
      </div>
      <ConfirmDialog
        title={
          isOne
            ? "Delete the plan from this device?"
            : `Delete ${nameOf(askedId ?? "")} from this device?`
        }
        isOpen={asked !== undefined}
        onClose={() => setAskedId(undefined)}
        onConfirm={() => {
          if (asked) void props.onRemove(asked.planId);
        }}
        confirmLabel="Delete from this device"
      >
        {asked && hasWaitingEntries(asked)
          ? WAITING_ENTRIES
          : "Without a network, this device will not have this plan. You can keep it again later."}
      </ConfirmDialog>
    </Card>
  );
};
