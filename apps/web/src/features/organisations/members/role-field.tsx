import type { RoleId } from "@holdfast/contract/organisations/member";
import { ROLES } from "@holdfast/contract/organisations/member";
import { listRoles } from "@holdfast/contract/organisations/member-endpoints";
import { RadioGroup } from "../../../ui/fields/radio-group";
import type { FieldBinding } from "../../../platform/forms/use-contract-form";
import { useRead } from "../../../platform/api/use-endpoint";
import { ROLE_NOTES, roleTitle } from "./member-rules";

type RoleFieldProps = FieldBinding<RoleId> & { readonly autoFocus?: boolean };

/** The role of somebody in the organisation, with what each may do. The list is the server's. */
export const RoleField = ({ value, onChange, ...rest }: RoleFieldProps) => {
  // The contract's own stand in until the server has answered, so that nothing jumps.
  const roles = useRead(listRoles, {}).data ?? ROLES;
  return (
    <RadioGroup
      {...rest}
      label="Role"
      value={value?.toString()}
      onChange={(chosen) => onChange(ROLES.find(({ id }) => String(id) === chosen)?.id)}
      choices={roles.map(({ id, name }) => ({
        id: String(id),
        name: roleTitle(name),
        ...(ROLE_NOTES[name] === undefined ? {} : { note: ROLE_NOTES[name] }),
      }))}
    />
  );
};
