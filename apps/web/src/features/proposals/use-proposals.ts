import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import {
  CONFIRMED_ONE_BY_ONE,
  MAX_CONFIRMED,
  ORGANISATION_PROPOSALS,
  PLAN_PROPOSALS,
} from "@holdfast/contract/proposals/proposal";
import type { ProposalKind } from "@holdfast/contract/proposals/proposal";
import {
  confirmPlanProposals,
  confirmProposals,
  listProposals,
} from "@holdfast/contract/proposals/proposal-endpoints";
import { useMemo } from "react";
import { useChange, useRead } from "../../platform/api/use-endpoint";
import { can } from "../../platform/session/can";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import { useCurrentOrganisation, useCurrentPlan } from "../workspace/public";

/** Which entries of a kind are proposed, and how to confirm them. The same object until one of them changes. */
export type Proposals = {
  readonly isProposed: (recordId: string) => boolean;
  readonly mayConfirm: boolean;
  /** Whether the entries of a page may be confirmed without opening each. */
  readonly isByPage: boolean;
  /** Confirms entries and says whether it succeeded. */
  readonly confirm: (recordIds: readonly string[]) => Promise<void>;
};

/**
 * Reads which entries of the current organisation and its plans come from suggestions and are not confirmed. What saves
 * such entries refetches `listProposals` too, because an edit confirms an entry.
 */
export function useProposals(kind: ProposalKind): Proposals {
  const { current: organisation } = useCurrentOrganisation();
  const { current: plan } = useCurrentPlan();
  const orgId = organisation?.organisationId ?? plan?.organisationId ?? "";
  const { data } = useRead(listProposals, orgId === "" ? null : { params: { orgId } });
  const { mutateAsync: inOrganisation } = useChange(confirmProposals, [listProposals]);
  const { mutateAsync: inPlan } = useChange(confirmPlanProposals, [listProposals, listPlans]);
  const planKind = PLAN_PROPOSALS.find((proposal) => proposal === kind);
  const organisationKind = ORGANISATION_PROPOSALS.find((proposal) => proposal === kind);
  const planId = plan?.planId;
  const mayConfirm = can(planKind ? plan : organisation, "change");
  return useMemo(() => {
    const marked = data?.filter((mark) => mark.kind === kind) ?? [];
    const ids = new Set(marked.map(({ recordId }) => recordId));
    const confirmAll = async (recordIds: string[]) => {
      if (organisationKind)
        await inOrganisation({ params: { orgId }, body: { kind: organisationKind, recordIds } });
      if (planKind && planId !== undefined)
        await inPlan({ params: { planId }, body: { kind: planKind, recordIds } });
    };
    return {
      isProposed: (recordId) => ids.has(recordId),
      mayConfirm,
      isByPage: !CONFIRMED_ONE_BY_ONE.has(kind),
      confirm: async (recordIds) => {
        try {
          await confirmAll(recordIds.slice(0, MAX_CONFIRMED));
          showToast({ variant: "done", title: "Confirmed" });
        } catch (error) {
          showToast({ variant: "problem", title: messageOf(error) });
        }
      },
    };
  }, [data, kind, organisationKind, planKind, orgId, planId, mayConfirm, inOrganisation, inPlan]);
}
