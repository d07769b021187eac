import { listStrategicThirdPartyCategories } from "@holdfast/contract/directory/lookup-endpoints";
import { StrategicThirdPartyInput } from "@holdfast/contract/directory/third-party";
import type { StrategicThirdParty } from "@holdfast/contract/directory/third-party";
import {
  createStrategicThirdParty,
  listStrategicThirdParties,
  updateStrategicThirdParty,
} from "@holdfast/contract/directory/third-party-endpoints";
import { EntryForm } from "../../ui/fields/entry-form";
import type { EntryFormState } from "../../ui/fields/entry-form";
import { FieldRow } from "../../ui/fields/field-row";
import { TextArea } from "../../ui/fields/text-area";
import { TextField } from "../../ui/fields/text-field";
import type { FormEditor } from "../../ui/fields/use-entry-editor";
import { useContractForm } from "../../platform/forms/use-contract-form";
import type { FieldBinding } from "../../platform/forms/use-contract-form";
import { useRead, useRefresh } from "../../platform/api/use-endpoint";
import { LookupField } from "./lookup-field";
import { PartyFields } from "./party-fields";
import type { PartyField } from "./party-fields";

type ThirdPartyFieldsProps = {
  readonly form: EntryFormState & {
    readonly field: (
      name: PartyField | "strategicThirdPartyCategoryText" | "contactPerson" | "comments",
    ) => FieldBinding<string>;
  };
  readonly category: FieldBinding<number>;
  /** The list it belongs to, which its category determines. */
  readonly classId: string;
  readonly editor: FormEditor;
  readonly isNew: boolean;
};

const ThirdPartyFields = ({ form, category, classId, editor, isNew }: ThirdPartyFieldsProps) => {
  const all = useRead(listStrategicThirdPartyCategories, {}).data ?? [];
  const ofClass = all.filter(
    ({ strategicThirdPartyCategoryClassId }) =>
      String(strategicThirdPartyCategoryClassId) === classId,
  );
  const chosen = ofClass.find(
    ({ strategicThirdPartyCategoryId }) => strategicThirdPartyCategoryId === category.value,
  );
  return (
    <EntryForm form={form} editor={editor} isNew={isNew}>
      <FieldRow>
        <TextField {...form.field("name")} label="Name" autoFocus />
        <TextField {...form.field("contactPerson")} label="Contact person" />
      </FieldRow>
      <FieldRow>
        <LookupField
          {...category}
          label="Category"
          choices={ofClass.map(({ strategicThirdPartyCategoryId, name }) => ({
            id: strategicThirdPartyCategoryId,
            name,
          }))}
        />
        {chosen?.isOther === true && (
          <TextField {...form.field("strategicThirdPartyCategoryText")} label="Other category" />
        )}
      </FieldRow>
      <PartyFields field={form.field} />
      <TextArea
        {...form.field("comments")}
        label="Comments"
        rows={2}
        description="For example, policy or account numbers and opening hours."
      />
    </EntryForm>
  );
};

type AddThirdPartyFormProps = {
  readonly orgId: string;
  readonly classId: string;
  readonly editor: FormEditor;
};

/** Adds a strategic third party or crisis expert. */
export const AddThirdPartyForm = ({ orgId, classId, editor }: AddThirdPartyFormProps) => {
  const refresh = useRefresh();
  const form = useContractForm({
    endpoint: createStrategicThirdParty,
    params: { orgId },
    initial: {},
    onSaved: async () => {
      await refresh(listStrategicThirdParties);
      editor.saved("Create successfully");
    },
  });
  return (
    <ThirdPartyFields
      form={form}
      category={form.field("strategicThirdPartyCategoryId")}
      classId={classId}
      editor={editor}
      isNew
    />
  );
};

type EditThirdPartyFormProps = AddThirdPartyFormProps & {
  readonly thirdParty: StrategicThirdParty;
};

/** Changes a strategic third party or crisis expert. */
export const EditThirdPartyForm = (props: EditThirdPartyFormProps) => {
  const { orgId, editor } = props;
  const refresh = useRefresh();
  const { strategicThirdPartyId, strategicThirdPartyCategory: _, ...initial } = props.thirdParty;
  const form = useContractForm({
    endpoint: updateStrategicThirdParty,
    params: { orgId, strategicThirdPartyId },
    createSchema: StrategicThirdPartyInput,
    initial,
    onSaved: async () => {
      await refresh(listStrategicThirdParties);
      editor.saved("Saved successfully.");
    },
  });
  return (
    <ThirdPartyFields
      form={form}
      category={form.field("strategicThirdPartyCategoryId")}
      classId={props.classId}
      editor={editor}
      isNew={false}
    />
  );
};
