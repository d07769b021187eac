import { FieldRow } from "../../ui/fields/field-row";
import { TextField } from "../../ui/fields/text-field";
import type { FieldBinding } from "../../platform/forms/contract-form";

/** Fields shared by customers, suppliers and strategic third parties. */
export type PartyField =
  | "name"
  | "email"
  | "phone"
  | "address"
  | "additionalAddressInformation"
  | "website";

type PartyFieldsProps = {
  readonly field: (name: Exclude<PartyField, "name">) => FieldBinding<string>;
};

/** Contact details and address of a party. */
export const PartyFields = ({ field }: PartyFieldsProps) => (
  <>
    <FieldRow>
      <TextField {...field("email")} label="Email" type="email" />
      <TextField {...field("phone")} label="Phone" type="tel" />
    </FieldRow>
    <TextField {...field("address")} label="Address" />
    <FieldRow>
      <TextField
        {...field("additionalAddressInformation")}
        label="Additional address information"
        description="Unit, suite or floor."
      />
      <TextField {...field("website")} label="Website" inputMode="url" />
    </FieldRow>
  </>
);
