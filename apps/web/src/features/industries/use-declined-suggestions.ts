import {
  ORGANISATION_SUGGESTIONS,
  PLAN_SUGGESTIONS,
} from "@holdfast/contract/proposals/declined-suggestion";
import type { SuggestionKind } from "@holdfast/contract/proposals/declined-suggestion";
import {
  declinePlanSuggestion,
  declineSuggestion,
  listDeclinedSuggestions,
} from "@holdfast/contract/proposals/declined-suggestion-endpoints";
import { useChange, useRead } from "../../platform/api/use-endpoint";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import { useCurrentOrganisation, useCurrentPlan } from "../workspace/public";

/**
 * Reads which suggestions of a kind were declined with 'Not for us': those for the current plan, or for the
 * organisation's own lists. Further suggestions can be declined, and each can be undone. A refusal is shown.
 */
export function useDeclinedSuggestions(kind: SuggestionKind) {
  const { current: organisation } = useCurrentOrganisation();
  const { current: plan } = useCurrentPlan();
  const orgId = organisation?.organisationId ?? plan?.organisationId ?? "";
  const planKind = PLAN_SUGGESTIONS.find((suggestion) => suggestion === kind);
  const organisationKind = ORGANISATION_SUGGESTIONS.find((suggestion) => suggestion === kind);
  const planId = planKind ? (plan?.planId ?? null) : null;
  const declined = useRead(listDeclinedSuggestions, orgId === "" ? null : { params: { orgId } });
  const { mutateAsync: ofOrganisation } = useChange(declineSuggestion, [listDeclinedSuggestions]);
  const { mutateAsync: ofPlan } = useChange(declinePlanSuggestion, [listDeclinedSuggestions]);

  const save = async (suggestion: string, isDeclined: boolean) => {
    if (organisationKind)
      await ofOrganisation({
        params: { orgId },
        body: { kind: organisationKind, suggestion, isDeclined },
      });
    if (planKind && planId !== null)
      await ofPlan({ params: { planId }, body: { kind: planKind, suggestion, isDeclined } });
  };
  const saveOrShow = async (suggestion: string, isDeclined: boolean) => {
    try {
      await save(suggestion, isDeclined);
      return true;
    } catch (error) {
      showToast({ variant: "problem", title: messageOf(error) });
      return false;
    }
  };
  const decline = async (suggestion: string, name: string) => {
    if (!(await saveOrShow(suggestion, true))) return;
    const undo = async () => {
      toast.close();
      if (await saveOrShow(suggestion, false))
        showToast({ variant: "done", title: `${name} will be suggested again` });
    };
    const toast = showToast({
      variant: "done",
      title: "This will not be suggested again",
      text: name,
      undo: { name, act: () => void undo() },
    });
  };
  return {
    /** The query, for an error boundary. */
    declined,
    isDeclined: (suggestion: string) =>
      declined.data?.some(
        (answer) =>
          answer.kind === kind && answer.planId === planId && answer.suggestion === suggestion,
      ) ?? false,
    decline,
    /** Suggests it again. */
    takeBack: async (suggestion: string) => void (await saveOrShow(suggestion, false)),
  };
}
