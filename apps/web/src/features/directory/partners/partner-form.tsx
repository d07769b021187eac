import {
  CATEGORY_SUGGESTIONS,
  TradingPartnerInput,
} from "@holdfast/contract/directory/trading-partner";
import { RecordForm } from "../../../ui/fields/forms/record-form";
import { FieldRow } from "../../../ui/fields/field-row";
import { TagField } from "../../../ui/fields/inputs/tag-field";
import { TextField } from "../../../ui/fields/inputs/text-field";
import type { FormEditor } from "../../../ui/fields/forms/use-record-editor";
import { CREATED, SAVED } from "../../../platform/forms/saved-messages";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { PartyFields } from "../party-fields";
import { bodyOfPartner, PARTNER_ENDPOINTS, paramsOfPartner, usePartnerRows } from "./use-partners";
import type { Partner, PartnerKind } from "./use-partners";

type PartnerFormProps = {
  readonly kind: PartnerKind;
  readonly orgId: string;
  /** Null for a new one. */
  readonly partner: Partner | null;
  /** The category that a new one starts with. */
  readonly category?: string[];
  readonly editor: FormEditor;
};

/** The form of a customer or supplier. */
export const PartnerForm = ({ kind, orgId, partner, category, editor }: PartnerFormProps) => {
  const rows = usePartnerRows(kind, orgId);
  const { create, update } = PARTNER_ENDPOINTS[kind];
  const form = useContractForm({
    endpoint: partner ? update : create,
    createSchema: TradingPartnerInput,
    params: paramsOfPartner(orgId, partner),
    initial: partner ? bodyOfPartner(partner) : { category: category ?? [] },
    edited: partner ? { noun: kind, version: partner.version } : undefined,
    onSaved: (saved) => {
      rows.put(saved);
      editor.saved(partner ? SAVED : CREATED);
    },
  });
  return (
    <RecordForm form={form} editor={editor} isNew={partner === null}>
      <FieldRow>
        <TextField {...form.field("name")} label="Name" autoFocus />
        <TextField {...form.field("contactPerson")} label="Contact person" />
      </FieldRow>
      <PartyFields field={form.field} revision={form.revision} />
      <TagField
        {...form.field("category")}
        label="Category"
        placeholder="Separate categories with commas"
        suggestions={CATEGORY_SUGGESTIONS}
      />
    </RecordForm>
  );
};
