import { useState } from "react";
import type { DocumentFolder } from "@holdfast/contract/documents/document";
import { NEW_FOLDER_ID } from "@holdfast/contract/documents/document";
import {
  FILE_UPLOADED,
  listDocuments,
  listFolders,
  uploadDocument,
  URL_ADDED,
} from "@holdfast/contract/documents/document-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { useRefresh } from "../../platform/api/use-endpoint";
import { useContractForm } from "../../platform/forms/use-contract-form";
import { Form } from "../../ui/fields/forms/form";
import { RadioGroup } from "../../ui/fields/choices/radio-group";
import { TextField } from "../../ui/fields/inputs/text-field";
import type { FormEditor } from "../../ui/fields/forms/use-record-editor";
import { DocumentFields } from "./document-fields-section";
import { FileField } from "./file-field";
import { problemWith } from "./file-rules";

type NewDocumentFormProps = {
  readonly planId: string;
  readonly folders: readonly DocumentFolder[];
  /** The open folder. */
  readonly folder: DocumentFolder | undefined;
  readonly editor: FormEditor;
};

const SOURCES = [
  { id: "file", name: "Upload a file" },
  { id: "url", name: "Add a URL" },
] as const;

/** Uploads a file or adds a link, in an existing or a new folder. */
export const NewDocumentForm = ({ planId, folders, folder, editor }: NewDocumentFormProps) => {
  const refresh = useRefresh();
  const [source, setSource] = useState<"file" | "url">("file");
  const [file, setFile] = useState<File | null>(null);
  const isFile = source === "file";
  const form = useContractForm({
    endpoint: uploadDocument,
    params: { planId },
    initial: folder
      ? {
          documentFolderId: folder.id,
          documentFolderText: folder.id === NEW_FOLDER_ID ? folder.name : null,
        }
      : {},
    upload: isFile ? file : null,
    onSaved: async () => {
      await refresh(listDocuments, listFolders, listPlans);
      editor.saved(isFile ? FILE_UPLOADED : URL_ADDED);
    },
  });
  const { displayName, documentFolderId, documentFolderText, url } = form.values;
  const problem = problemWith(file);
  const choose = (chosen: File) => {
    setFile(chosen);
    if (!displayName?.trim()) form.change({ displayName: chosen.name.replace(/\.[^.]*$/u, "") });
  };
  const hasFolder =
    documentFolderId !== undefined &&
    (documentFolderId !== NEW_FOLDER_ID || Boolean(documentFolderText?.trim()));
  const hasContent = isFile
    ? file !== null && problem === undefined
    : Boolean(url?.trim() && displayName?.trim());
  return (
    <Form
      form={form}
      onCancel={editor.close}
      submitLabel={isFile ? "Upload document" : "Add URL"}
      isSubmitDisabled={!hasFolder || !hasContent}
    >
      <RadioGroup
        name="source"
        label="What do you want to add?"
        layout="line"
        autoFocus
        value={source}
        onChange={(next) => {
          setSource(next ?? "file");
          form.change({ url: null });
        }}
        choices={SOURCES}
      />
      {isFile ? (
        <FileField file={file} error={problem ?? form.errorAt("document")} onChoose={choose} />
      ) : (
        <TextField
          {...form.field("url")}
          label="URL"
          type="url"
          isRequired
          placeholder="https://"
          description="The address of a page or a shared file."
        />
      )}
      <TextField {...form.field("displayName")} label="Friendly name" isRequired={!isFile} />
      <DocumentFields form={form} folders={folders} />
    </Form>
  );
};
