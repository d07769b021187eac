import type { placeInput } from "@holdfast/contract/organisations/place";
import { EntryForm } from "../../ui/fields/entry-form";
import type { EntryFormState } from "../../ui/fields/entry-form";
import { FieldRow } from "../../ui/fields/field-row";
import { TextField } from "../../ui/fields/text-field";
import type { FormEditor } from "../../ui/fields/use-entry-editor";
import type { FieldBinding } from "../../platform/forms/use-contract-form";

type PlaceField = "name" | "address" | keyof typeof placeInput;

type PlaceFormProps = {
  readonly form: EntryFormState & {
    readonly field: (name: PlaceField) => FieldBinding<string>;
  };
  readonly editor: FormEditor;
  readonly isNew: boolean;
  readonly nameLabel: string;
  readonly nameExample: string;
};

/** The fields shared by business locations and recovery sites. */
export const PlaceForm = ({ form, editor, isNew, nameLabel, nameExample }: PlaceFormProps) => (
  <EntryForm form={form} editor={editor} isNew={isNew}>
    <TextField {...form.field("name")} label={nameLabel} description={nameExample} autoFocus />
    <TextField {...form.field("address")} label="Address" autoComplete="street-address" />
    <TextField
      {...form.field("additionalAddressInformation")}
      label="Additional address information"
      description="Unit, suite or floor."
    />
    <FieldRow>
      <TextField {...form.field("email")} label="Email" type="email" />
      <TextField {...form.field("phone")} label="Phone" type="tel" />
    </FieldRow>
  </EntryForm>
);
