import { useState } from "react";
import {
  type ChosenMtpd,
  maySaveTacticalBia,
} from "@holdfast/contract/impact-analysis/recovery-time-rules";
import type { TacticalBia } from "@holdfast/contract/impact-analysis/tactical/tactical-bia";
import {
  createTacticalBias,
  listTacticalBias,
  updateTacticalBias,
} from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import { Alert } from "../../../ui/feedback/alert";
import { SaveBar } from "../../../ui/fields/forms/save-bar";
import { showToast } from "../../../ui/feedback/toast-store";
import { messageOf } from "../../../ui/feedback/shown-error";
import { useChange } from "../../../platform/api/use-endpoint";
import { useChangedUnits } from "../../business-units/public";
import type { BusinessUnit } from "../../business-units/public";
import { SuggestionsSection } from "../../industries/public";
import { TermPopover } from "../../library/public";
import { ProposedNotice, useProposals } from "../../proposals/public";
import { RecoveryTimesTable } from "./recovery-times-table";
import { recoveryTimesOf, splitForSave } from "./recovery-times-rules";
import type { RecoveryDrafts, RecoveryTimes } from "./recovery-times-rules";
import { SAVED } from "../../../platform/forms/saved-messages";
import { SuggestedTimesCard } from "./suggested-times-card";

type RecoveryTimesPanelProps = {
  readonly planId: string;
  /** Null until one is chosen. */
  readonly mtpd: ChosenMtpd | null;
  readonly units: readonly BusinessUnit[];
  readonly saved: readonly TacticalBia[];
  readonly mayChange: boolean;
  readonly drafts: RecoveryDrafts;
  readonly onDrafts: (drafts: RecoveryDrafts) => void;
};

const READS = [listTacticalBias, listPlans, listProposals];

/** The table of recovery times, with one save for all rows. */
export const RecoveryTimesPanel = (props: RecoveryTimesPanelProps) => {
  const { planId, mtpd, units, drafts, mayChange } = props;
  const mtpdDays = mtpd?.value ?? 0;
  const create = useChange(createTacticalBias, READS);
  const update = useChange(updateTacticalBias, READS);
  const [refusal, setRefusal] = useState<string>();
  const changedUnits = useChangedUnits();
  const proposals = useProposals("tactical-bia");
  const proposedMtpd = useProposals("mtpd");
  const rows = recoveryTimesOf(units, props.saved, drafts, mtpdDays);

  const capped = props.saved
    .filter(({ isCapped }) => isCapped)
    .map(({ departmentName }) => departmentName);

  const unset = new Set(
    rows
      .filter(({ tacticalBiaId }) => tacticalBiaId === null)
      .map(({ departmentId }) => departmentId)
      .filter((departmentId) => !drafts.has(departmentId)),
  );

  const save = async () => {
    const { created, updated, incomplete } = splitForSave(rows);
    const params = { planId };
    setRefusal(undefined);
    try {
      if (created.length > 0) await create.mutateAsync({ params, body: created });
      if (updated.length > 0) await update.mutateAsync({ params, body: updated });
      const isOpen = ({ name }: RecoveryTimes) => incomplete.includes(name);
      const open = new Set(rows.filter(isOpen).map(({ departmentId }) => departmentId));
      props.onDrafts(new Map([...drafts].filter(([departmentId]) => open.has(departmentId))));
      if (created.length + updated.length > 0) showToast({ variant: "done", title: SAVED });
      if (incomplete.length > 0)
        setRefusal(`${incomplete.join(", ")}: set both RPO and RTO to save them.`);
    } catch (error) {
      setRefusal((await changedUnits(error)) ?? messageOf(error));
    }
  };

  return (
    <>
      {mtpd !== null && (
        <p>
          The Maximum Tolerable Period of Disruption (MTPD)
          <TermPopover term="Maximum Tolerable Period of Disruption" /> is{" "}
          <strong>{mtpd.name}</strong>
          {proposedMtpd.isProposed(planId) && " (proposed)"}. RTO
          <TermPopover term="Recovery Time Objective" /> and RPO
          <TermPopover term="Recovery Point Objective" /> cannot be longer than this.
        </p>
      )}
      {capped.length > 0 && mtpd !== null && (
        <Alert variant="note" title={`Capped to the MTPD of ${mtpd.name}`}>
          {capped.join(", ")}: the saved recovery times are longer. Save to keep the shorter ones.
        </Alert>
      )}
      <ProposedNotice
        proposals={proposals}
        recordIds={props.saved.map(({ tacticalBiaId }) => tacticalBiaId)}
      />
      <RecoveryTimesTable
        proposals={proposals}
        rows={rows}
        mtpd={mtpd}
        isDisabled={!mayChange}
        onChange={(departmentId, change) =>
          props.onDrafts(
            new Map([
              ...drafts,
              [departmentId, { ...drafts.get(departmentId), ...change, isProposed: false }],
            ]),
          )
        }
      />
      {mtpd !== null && (
        <SuggestionsSection>
          <SuggestedTimesCard
            mtpd={mtpd}
            units={units}
            unset={unset}
            onUse={(times) => props.onDrafts(new Map([...drafts, ...times]))}
          />
        </SuggestionsSection>
      )}
      {mayChange && (
        <SaveBar
          changes={drafts.size}
          isSaving={create.isPending || update.isPending}
          isDisabled={!maySaveTacticalBia(mtpdDays, units.length)}
          refusal={refusal}
          onSave={() => void save()}
          onDiscard={() => {
            setRefusal(undefined);
            props.onDrafts(new Map());
          }}
        />
      )}
    </>
  );
};
