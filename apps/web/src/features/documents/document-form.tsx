import type { DocumentFolder, DocumentRecord } from "@holdfast/contract/documents/document";
import {
  DOCUMENT_UPDATED,
  listDocuments,
  listFolders,
  updateDocument,
} from "@holdfast/contract/documents/document-endpoints";
import { useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { Form } from "../../ui/fields/forms/form";
import { TextField } from "../../ui/fields/inputs/text-field";
import type { FormEditor } from "../../ui/fields/forms/use-record-editor";
import { DocumentFields } from "./document-fields-section";

type DocumentFormProps = {
  readonly planId: string;
  readonly folders: readonly DocumentFolder[];
  readonly document: DocumentRecord;
  readonly editor: FormEditor;
};

/** Changes what is known about a document, or moves it to another folder. */
export const DocumentForm = ({ planId, folders, document, editor }: DocumentFormProps) => {
  const refresh = useRefresh();
  const { documentId, displayName, documentFolderId, documentFolderText } = document;
  const { comments, effectiveDate, reviewDate, version } = document;
  const form = useContractForm({
    endpoint: updateDocument,
    params: { planId, documentId },
    initial: {
      displayName,
      documentFolderId,
      documentFolderText,
      comments,
      effectiveDate,
      reviewDate,
    },
    edited: {
      noun: "document",
      version,
      textOf: { documentFolderId: (id) => folders.find((folder) => folder.id === id)?.name },
    },
    onSaved: async () => {
      await refresh(listDocuments, listFolders);
      editor.saved(DOCUMENT_UPDATED);
    },
  });
  return (
    <Form form={form} onCancel={editor.close}>
      <TextField {...form.field("displayName")} label="Friendly name" isRequired autoFocus />
      <DocumentFields form={form} folders={folders} />
    </Form>
  );
};
