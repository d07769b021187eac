import { OTHER_PENALTY_NAME } from "@holdfast/content/library/impact/penalties";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import { Select } from "../../../../ui/fields/choices/select";
import { TextArea } from "../../../../ui/fields/inputs/text-area";
import { TextField } from "../../../../ui/fields/inputs/text-field";
import type { FieldBinding } from "../../../../platform/forms/contract-form";

type TextBinding = FieldBinding<string | null | undefined>;

/** The part of the area's form that the penalty questions use. */
export type PenaltyForm = {
  readonly values: { readonly penalty?: number | null | undefined };
  readonly change: (changes: {
    readonly penalty: number | null;
    readonly penaltyAttachment: null;
    readonly notes?: null;
  }) => void;
  readonly field: {
    (name: "penalty"): FieldBinding<number | null | undefined>;
    (name: "penaltyAttachment" | "notes"): TextBinding;
  };
};

type PenaltySectionProps = {
  readonly form: PenaltyForm;
  readonly category: StrategicCriticalArea["category"];
  readonly isDisabled: boolean;
};

const NONE = "none";

/** Asks which penalty would apply and, once one is chosen, for its details. */
export const PenaltySection = ({ form, category, isDisabled }: PenaltySectionProps) => {
  const penalties = category.strategicCriticalAreaCategoryPenalties.map(({ penalty }) => penalty);
  const chosen = penalties.find(({ penaltyId }) => penaltyId === form.values.penalty);
  return (
    <>
      <Select
        name="penalty"
        label="Which penalty would apply if it stopped?"
        description="What you would owe under a contract or a law, or to a customer."
        value={chosen ? String(chosen.penaltyId) : NONE}
        onChange={(id) =>
          id === NONE
            ? form.change({ penalty: null, penaltyAttachment: null, notes: null })
            : form.change({ penalty: Number(id), penaltyAttachment: null })
        }
        error={form.field("penalty").error}
        choices={[
          { id: NONE, name: "No penalty" },
          ...penalties.map(({ penaltyId, name }) => ({ id: String(penaltyId), name })),
        ]}
        isDisabled={isDisabled}
      />
      {chosen?.name === OTHER_PENALTY_NAME && (
        <TextField
          {...form.field("penaltyAttachment")}
          label="What is the penalty?"
          isDisabled={isDisabled}
        />
      )}
      {chosen && (
        <TextArea
          {...form.field("notes")}
          label="Penalty details and comments"
          description="The amount, the clause, and when it starts to apply."
          rows={3}
          isDisabled={isDisabled}
        />
      )}
    </>
  );
};
