import { listStrategicThirdPartyCategories } from "@holdfast/contract/directory/lookup-endpoints";
import { StrategicThirdPartyInput } from "@holdfast/contract/directory/third-party";
import type { StrategicThirdParty } from "@holdfast/contract/directory/third-party";
import {
  createStrategicThirdParty,
  updateStrategicThirdParty,
} from "@holdfast/contract/directory/third-party-endpoints";
import { RecordForm } from "../../../ui/fields/forms/record-form";
import { FieldRow } from "../../../ui/fields/field-row";
import { TextArea } from "../../../ui/fields/inputs/text-area";
import { TextField } from "../../../ui/fields/inputs/text-field";
import type { FormEditor } from "../../../ui/fields/forms/use-record-editor";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { useRead } from "../../../platform/api/use-endpoint";
import { LookupField } from "../lookup-field";
import { PartyFields } from "../party-fields";
import { useThirdPartyRows } from "./use-third-parties";
import type { ThirdPartyClassId } from "./use-third-parties";
import { CREATED, SAVED } from "../../../platform/forms/saved-messages";

type ThirdPartyFormProps = {
  readonly orgId: string;
  /** The list it belongs to, which its category determines. */
  readonly classId: ThirdPartyClassId;
  /** Null for a new one. */
  readonly thirdParty: StrategicThirdParty | null;
  /** The category that a new one starts with. */
  readonly categoryId?: number | undefined;
  readonly editor: FormEditor;
};

/** The form of a strategic third party or crisis expert. */
export const ThirdPartyForm = (props: ThirdPartyFormProps) => {
  const { orgId, classId, thirdParty, categoryId, editor } = props;
  const rows = useThirdPartyRows(orgId, classId);
  const {
    strategicThirdPartyId = "",
    strategicThirdPartyCategory: _,
    version = 0,
    ...initial
  } = thirdParty ?? { strategicThirdPartyCategoryId: categoryId };
  const all = useRead(listStrategicThirdPartyCategories, {}).data ?? [];
  const form = useContractForm({
    endpoint: thirdParty ? updateStrategicThirdParty : createStrategicThirdParty,
    createSchema: StrategicThirdPartyInput,
    params: { orgId, strategicThirdPartyId },
    initial,
    edited: thirdParty
      ? {
          noun: "entry",
          version,
          textOf: {
            strategicThirdPartyCategoryId: (id) =>
              all.find((category) => category.strategicThirdPartyCategoryId === id)?.name,
          },
        }
      : undefined,
    onSaved: (saved) => {
      rows.put(saved);
      editor.saved(thirdParty ? SAVED : CREATED);
    },
  });
  const category = form.field("strategicThirdPartyCategoryId");
  const ofClass = all.filter(
    ({ strategicThirdPartyCategoryClassId }) =>
      String(strategicThirdPartyCategoryClassId) === classId,
  );
  const chosen = ofClass.find(
    ({ strategicThirdPartyCategoryId }) => strategicThirdPartyCategoryId === category.value,
  );
  return (
    <RecordForm form={form} editor={editor} isNew={thirdParty === null}>
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
      <PartyFields field={form.field} revision={form.revision} />
      <TextArea
        {...form.field("comments")}
        label="Comments"
        rows={2}
        description="For example, policy or account numbers and opening hours."
      />
    </RecordForm>
  );
};
