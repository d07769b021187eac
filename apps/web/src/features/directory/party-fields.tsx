import { FieldRow } from "../../ui/fields/field-row";
import { TextField } from "../../ui/fields/inputs/text-field";
import { BusinessPhoneField } from "../../platform/forms/phones/business-phone-field";
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
  /** The form's. */
  readonly revision: number;
};

/** Contact details and address of a party. */
export const PartyFields = ({ field, revision }: PartyFieldsProps) => (
  <>
    <TextField {...field("email")} label="Email" type="email" />
    <BusinessPhoneField key={revision} {...field("phone")} />
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
