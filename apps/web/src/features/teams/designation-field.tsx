import { DESIGNATIONS } from "@holdfast/contract/teams/team";
import type { Designation } from "@holdfast/contract/teams/team";
import { Select } from "../../ui/fields/select";

type DesignationFieldProps = {
  readonly name: string;
  /** The person's name, such as 'Ada Byron'. */
  readonly person: string;
  readonly value: Designation;
  readonly onChange: (designation: Designation) => void;
};

const CHOICES = DESIGNATIONS.map((id) => ({ id, name: id }));

/** Selects Primary or Alternatives in a person's row. */
export const DesignationField = (props: DesignationFieldProps) => (
  <Select<Designation>
    name={props.name}
    label={`Designation of ${props.person}`}
    isLabelHidden
    isCompact
    value={props.value}
    onChange={props.onChange}
    choices={CHOICES}
  />
);
