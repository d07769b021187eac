import { useRef, useState } from "react";
import { AREA_ALREADY_RATED } from "@holdfast/contract/impact-analysis/errors";
import {
  createStrategicBia,
  deleteStrategicBia,
  listCriticalPeriods,
  listStrategicBias,
  updateStrategicBia,
} from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import type { StrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia";
import {
  listUncriticalAreas,
  saveUncriticalArea,
} from "@holdfast/contract/impact-analysis/strategic/uncritical-area-endpoints";
import { listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { listStrategicCriticalAreas } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { Form } from "../../../../ui/fields/forms/form";
import { showToast } from "../../../../ui/feedback/toast-store";
import { YesNo } from "../../../../ui/fields/choices/yes-no";
import { useContractForm } from "../../../../platform/forms/use-contract-form";
import { useChange, useDeletion, useRefresh } from "../../../../platform/api/use-endpoint";
import type { AreaChange } from "./area-change-rules";
import { AreaChangedNotice } from "./area-changed-notice";
import { AreaFooter } from "./area-footer";
import { SuggestionsSection } from "../../../industries/public";
import { ProposedNotice, useProposals } from "../../../proposals/public";
import { AreaRatingSection } from "./area-rating-section";
import { messageOf } from "../../../../ui/feedback/shown-error";
import { SAVED } from "../../../../platform/forms/saved-messages";
import { SuggestedRatingCard } from "./suggested-rating-card";
import { ConfirmDialog } from "../../../../ui/overlays/confirm-dialog";

/** Where to go after saving: 'Save' moves to the following area, 'Next' also into the next step. */
export type Way = "save" | "next";

type AreaRatingFormProps = {
  readonly planId: string;
  readonly area: StrategicCriticalArea;
  /** The record of a critical area. */
  readonly areaRating: StrategicBia | undefined;
  /** A change by someone else that prevents saving this form. */
  readonly change: AreaChange | null;
  /** Whether a person has marked the area as not critical. */
  readonly isUncritical: boolean;
  readonly mayChange: boolean;
  readonly nextName: string | undefined;
  /** Called once the answer is saved, or needed no saving. */
  readonly onAnswered: (way: Way, isCritical: boolean | null) => void;
};

/**
 * Asks whether an area is critical and, if so, how critical. Yes creates or updates its record, No deletes it
 * (specification 4, 'Strategic BIA per area').
 */
export const AreaRatingForm = (props: AreaRatingFormProps) => {
  const { planId, area, areaRating, change, mayChange } = props;
  const initial = areaRating ? true : props.isUncritical ? false : null;
  const [isCritical, setCritical] = useState<boolean | null>(initial);
  const [isAsking, setAsking] = useState(false);
  const way = useRef<Way>("save");
  const refresh = useRefresh();
  const reads = [
    listStrategicBias,
    listUncriticalAreas,
    listCriticalPeriods,
    listPlans,
    listProposals,
  ];
  const proposals = useProposals("strategic-bia");
  const remove = useDeletion(deleteStrategicBia, reads);
  const ruleOut = useChange(saveUncriticalArea, reads);
  const form = useContractForm({
    endpoint: areaRating ? updateStrategicBia : createStrategicBia,
    params: { planId, strategicBiaId: areaRating?.strategicBiaId ?? "" },
    initial: {
      ...(areaRating ? {} : { strategicCriticalAreaId: area.strategicCriticalAreaId }),
      criticality: areaRating?.criticality ?? null,
      criticalPeriods: areaRating?.criticalPeriods ?? [],
      penalty: areaRating?.penalty?.penaltyId ?? null,
      penaltyAttachment: areaRating?.penaltyAttachment ?? null,
      notes: areaRating?.notes ?? null,
    },
    onSaved: async () => {
      await refresh(...reads);
      showToast({ variant: "done", title: SAVED });
      props.onAnswered(way.current, true);
    },
    // Another person or tab was faster: once the lists are refetched, `change` says what happened.
    onRefused: (refusal) => {
      const isAreaGone = refusal.fieldErrors.some(({ path }) => path === "strategicCriticalAreaId");
      if (isAreaGone || refusal.code === AREA_ALREADY_RATED.code)
        void refresh(listStrategicCriticalAreas, ...reads);
      return false;
    },
  });

  const answer = (next: boolean) => {
    setCritical(next);
    if (!next) form.change({ penalty: null, penaltyAttachment: null, notes: null });
  };

  const save = (requested: Way) => {
    if (change) return;
    way.current = requested;
    if (isCritical === true) form.submit();
    else if (areaRating) setAsking(true);
    else if (isCritical === false && !props.isUncritical)
      ruleOut.mutate(
        { params: { planId, strategicCriticalAreaId: area.strategicCriticalAreaId } },
        {
          onSuccess: () => {
            showToast({ variant: "done", title: SAVED });
            props.onAnswered(requested, false);
          },
        },
      );
    else props.onAnswered(requested, isCritical);
  };

  const isChanged = isCritical !== initial || (isCritical === true && form.isChanged);

  return (
    <>
      <Form
        form={{
          ...form,
          formError: change
            ? undefined
            : (form.formError ?? (ruleOut.error ? messageOf(ruleOut.error) : undefined)),
          formProps: {
            ...form.formProps,
            onSubmit: (event) => {
              event.preventDefault();
              save("save");
            },
          },
        }}
        isFooterHidden
      >
        <YesNo
          name="isCritical"
          label="Is this critical?"
          description="If this stopped, would it soon affect customers, income, people or a legal obligation?"
          value={isCritical}
          onChange={answer}
          isDisabled={!mayChange}
        />
        {isCritical === true && (
          <AreaRatingSection
            form={form}
            onCriticality={(criticality) => form.change({ criticality, proposed: undefined })}
            area={area}
            planId={planId}
            isDisabled={!mayChange}
          />
        )}
        {areaRating && (
          <ProposedNotice proposals={proposals} recordIds={[areaRating.strategicBiaId]} />
        )}
        {isCritical !== false && !change && (
          <SuggestionsSection staysAs={`rating ${planId}`}>
            <SuggestedRatingCard
              area={area}
              chosen={isCritical === true ? form.values.criticality : null}
              onUse={(criticality) => {
                setCritical(true);
                form.change({ criticality, proposed: true });
              }}
            />
          </SuggestionsSection>
        )}
        {change ? (
          <AreaChangedNotice
            change={change}
            name={area.name}
            onDiscard={() => form.reset(form.values)}
          />
        ) : (
          <AreaFooter
            mayChange={mayChange}
            isSaving={form.isSending || ruleOut.isPending}
            isSaveDisabled={isCritical === null}
            nextName={props.nextName}
            onNext={() =>
              mayChange && isChanged ? save("next") : props.onAnswered("next", initial)
            }
          />
        )}
      </Form>
      <ConfirmDialog
        title={`Mark “${area.name}” as not critical?`}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={async () => {
          const strategicBiaId = areaRating?.strategicBiaId ?? "";
          // Mark the form as unchanged, so that deleting the record isn't reported as a change made elsewhere.
          form.reset(form.values);
          await remove.mutateAsync({ params: { planId, strategicBiaId } });
          showToast({ variant: "done", title: SAVED });
          props.onAnswered(way.current, false);
        }}
        confirmLabel="Mark as not critical"
      >
        Its criticality, critical periods, penalty and disruption risk scales will be deleted from
        this plan.
      </ConfirmDialog>
    </>
  );
};
