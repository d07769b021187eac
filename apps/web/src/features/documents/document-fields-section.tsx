import type { DocumentFolder } from "@holdfast/contract/documents/document";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import type { FieldBinding } from "../../platform/forms/contract-form";
import { DateField } from "../../ui/fields/lazy-fields";
import { FieldRow } from "../../ui/fields/field-row";
import { TextArea } from "../../ui/fields/inputs/text-area";
import { type ChosenFolder, FolderField } from "./folder-field";

type DocumentForm = {
  readonly field: ((
    name: "documentFolderText" | "effectiveDate" | "reviewDate" | "comments",
  ) => FieldBinding<string>) &
    ((name: "documentFolderId") => FieldBinding<number>);
  readonly change: (folder: ChosenFolder) => void;
};

type DocumentFieldsProps = {
  readonly form: DocumentForm;
  readonly folders: readonly DocumentFolder[];
};

/** The fields that describe a file as well as a link. */
export const DocumentFields = ({ form: { field, change }, folders }: DocumentFieldsProps) => (
  <>
    <FolderField
      folders={folders}
      id={field("documentFolderId")}
      text={field("documentFolderText")}
      onChange={change}
    />
    <FieldRow>
      <DateField {...field("effectiveDate")} label="Document date" />
      <DateField
        {...field("reviewDate")}
        label="Review or expiry date"
        description="We remind you 30 days before."
      />
    </FieldRow>
    <TextArea {...field("comments")} label="Comments" rows={2} maxLength={LIMITS.text} />
  </>
);
