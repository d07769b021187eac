import type { Choice } from "../../../ui/fields/choices/choice";
import { DateField } from "../../../ui/fields/lazy-fields";
import { FieldRow } from "../../../ui/fields/field-row";
import { Select } from "../../../ui/fields/choices/select";
import { TextArea } from "../../../ui/fields/inputs/text-area";
import { ResponsiblePersonField } from "./responsible-person-field";
import type { RiskFormState } from "./risk-draft-rules";
import styles from "./risk-form.module.css";
import type { RiskChoices } from "./use-risk-choices";

type FollowUpSectionProps = {
  readonly form: RiskFormState;
  readonly choices: RiskChoices;
  /** The person responsible for a saved risk, shown until the contacts load. */
  readonly person: Choice | null;
};

const NOT_SET = { id: "none", name: "Not set" };

/** Status, responsible person, follow-up date and comments of a risk; all optional. */
export const FollowUpSection = ({ form, choices, person }: FollowUpSectionProps) => (
  <div className={styles.followUp}>
    <FieldRow>
      <StatusField form={form} choices={choices} />
      <ResponsiblePersonField
        {...form.field("accountableContactId")}
        contacts={choices.contacts}
        known={person}
      />
      <DateField {...form.field("followUpDate")} label="Follow Up Date" />
      <TextArea {...form.field("comments")} label="Comments" rows={1} isSavedByEnter />
    </FieldRow>
  </div>
);

const StatusField = ({ form, choices }: Pick<FollowUpSectionProps, "form" | "choices">) => {
  const status = form.field("mitigationStatusId");
  const isSet = typeof status.value === "number";
  const listed = choices.statuses.map(({ mitigationStatusId, name }) => ({
    id: String(mitigationStatusId),
    name,
  }));
  return (
    <Select
      {...status}
      value={isSet ? String(status.value) : null}
      onChange={(id) => status.onChange(id === NOT_SET.id ? null : Number(id))}
      label="Mitigation Status"
      placeholder={NOT_SET.name}
      choices={isSet ? [NOT_SET, ...listed] : listed}
    />
  );
};
