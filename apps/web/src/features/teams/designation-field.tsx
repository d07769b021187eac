import { DESIGNATIONS } from "@holdfast/contract/teams/team";
import type { Designation } from "@holdfast/contract/teams/team";
import { Select } from "../../ui/fields/choices/select";

type DesignationFieldProps = {
  readonly name: string;
  /** The person's name, such as 'Ada Byron'. */
  readonly person: string;
  readonly value: Designation;
  /** Whether the team has another Primary: a team has only one. */
  readonly hasOtherPrimary?: boolean;
  readonly onChange: (designation: Designation) => void;
};

const choicesOf = (hasOtherPrimary: boolean) =>
  DESIGNATIONS.filter((id) => id !== "Primary" || !hasOtherPrimary).map((id) => ({ id, name: id }));

/** Selects Primary or Alternatives in a person's row. */
export const DesignationField = (props: DesignationFieldProps) => (
  <Select<Designation>
    name={props.name}
    label={`Designation of ${props.person}`}
    isLabelHidden
    isCompact
    value={props.value}
    onChange={props.onChange}
    choices={choicesOf(props.hasOtherPrimary === true)}
  />
);
