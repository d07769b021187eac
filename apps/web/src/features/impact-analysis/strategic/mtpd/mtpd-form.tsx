import { useRef } from "react";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { listTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import type { MtpdOption } from "@holdfast/contract/library/impact-lookups";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import type { Plan } from "@holdfast/contract/plans/plan";
import { listProposals } from "@holdfast/contract/proposals/proposal-endpoints";
import { Form } from "../../../../ui/fields/forms/form";
import { RadioGroup } from "../../../../ui/fields/choices/radio-group";
import { showToast } from "../../../../ui/feedback/toast-store";
import { numberChoice } from "../../../../platform/forms/number-choice";
import { useContractForm } from "../../../../platform/forms/use-contract-form";
import { useRefresh } from "../../../../platform/api/use-endpoint";
import { ProposedNotice, useProposals } from "../../../proposals/public";
import { SuggestionsSection } from "../../../industries/public";
import { AreaFooter } from "../ratings/area-footer";
import type { Way } from "../ratings/area-rating-form";
import { SAVED } from "../../../../platform/forms/saved-messages";
import { SuggestedMtpdCard } from "./suggested-mtpd-card";

type MtpdFormProps = {
  readonly plan: Plan;
  readonly options: readonly MtpdOption[];
  readonly mayChange: boolean;
  readonly nextName: string | undefined;
  /** Called once the MTPD is saved, or needed no saving. */
  readonly onAnswered: (way: Way, hasMtpd: boolean) => void;
};

/** Sets the plan's Maximum Tolerable Period of Disruption. Saving does nothing until one is chosen. */
export const MtpdForm = ({ plan, options, mayChange, nextName, onAnswered }: MtpdFormProps) => {
  const way = useRef<Way>("save");
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: setMtpd,
    params: { planId: plan.planId },
    initial: { mtpdId: plan.mtpd?.mtpdId ?? null },
    onSaved: async ({ cappedUnits }) => {
      await refresh(listPlans, listTacticalBias, listProposals);
      showToast({
        variant: "done",
        title: SAVED,
        ...(cappedUnits.length > 0 && {
          text: `Recovery times capped to the new MTPD: ${cappedUnits.join(", ")}.`,
        }),
      });
      onAnswered(way.current, true);
    },
  });
  const proposals = useProposals("mtpd");
  const isChosen = typeof form.values.mtpdId === "number";

  const save = (requested: Way) => {
    way.current = requested;
    if (isChosen) form.submit();
  };

  return (
    <Form
      form={{
        ...form,
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
      <RadioGroup
        {...numberChoice({
          ...form.field("mtpdId"),
          onChange: (mtpdId) => form.change({ mtpdId, proposed: undefined }),
        })}
        label="After how long would the damage become unacceptable?"
        description="One period for the whole plan: the shortest that any critical area can tolerate."
        choices={options.map(({ mtpdId, name }) => ({ id: String(mtpdId), name }))}
        layout="grid"
        isDisabled={!mayChange}
      />
      <ProposedNotice proposals={proposals} recordIds={[plan.planId]} />
      <SuggestionsSection>
        <SuggestedMtpdCard
          options={options}
          chosen={form.values.mtpdId}
          onUse={(mtpdId) => form.change({ mtpdId, proposed: true })}
        />
      </SuggestionsSection>
      <AreaFooter
        mayChange={mayChange}
        isSaving={form.isSending}
        nextName={nextName}
        onNext={() =>
          mayChange && form.isChanged ? save("next") : onAnswered("next", plan.mtpd !== null)
        }
      />
    </Form>
  );
};
