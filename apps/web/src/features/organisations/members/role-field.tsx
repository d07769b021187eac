import type { RoleId } from "@holdfast/contract/organisations/member";
import { ROLES } from "@holdfast/contract/organisations/member";
import { listRoles } from "@holdfast/contract/organisations/member-endpoints";
import { RadioGroup } from "../../../ui/fields/choices/radio-group";
import type { FieldBinding } from "../../../platform/forms/contract-form";
import { useRead } from "../../../platform/api/use-endpoint";
import { ROLE_NOTES, roleTitle } from "./member-rules";

type RoleFieldProps = FieldBinding<RoleId> & { readonly autoFocus?: boolean };

/** A user's role in the organisation, with what each role can do. The list comes from the server. */
export const RoleField = ({ value, onChange, ...rest }: RoleFieldProps) => {
  // Use the contract's roles until the server has responded, so that the layout does not jump.
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
