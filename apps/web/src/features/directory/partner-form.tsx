import { CATEGORY_SUGGESTIONS } from "@holdfast/contract/directory/trading-partner";
import { EntryForm } from "../../ui/fields/entry-form";
import type { EntryFormState } from "../../ui/fields/entry-form";
import { FieldRow } from "../../ui/fields/field-row";
import { TagField } from "../../ui/fields/tag-field";
import { TextField } from "../../ui/fields/text-field";
import type { FormEditor } from "../../ui/fields/use-entry-editor";
import type { FieldBinding } from "../../platform/forms/use-contract-form";
import { PartyFields } from "./party-fields";
import type { PartyField } from "./party-fields";

type PartnerFormProps = {
  readonly form: EntryFormState & {
    readonly field: (name: PartyField | "contactPerson") => FieldBinding<string>;
  };
  readonly category: FieldBinding<string[]>;
  readonly editor: FormEditor;
  readonly isNew: boolean;
};

/** The form for customers and suppliers. */
export const PartnerForm = ({ form, category, editor, isNew }: PartnerFormProps) => (
  <EntryForm form={form} editor={editor} isNew={isNew}>
    <FieldRow>
      <TextField {...form.field("name")} label="Name" autoFocus />
      <TextField {...form.field("contactPerson")} label="Contact person" />
    </FieldRow>
    <PartyFields field={form.field} />
    <TagField
      {...category}
      label="Category"
      placeholder="Type categories, separated by commas"
      suggestions={CATEGORY_SUGGESTIONS}
    />
  </EntryForm>
);
