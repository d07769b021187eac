import type { DocumentFolder, DocumentRecord } from "@holdfast/contract/documents/document";
import {
  deleteDocument,
  DOCUMENT_DELETED,
  listDocuments,
  listFolders,
} from "@holdfast/contract/documents/document-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { showToast } from "../../ui/feedback/toast-store";
import { useDeletion } from "../../platform/api/use-endpoint";
import type { RecordEditor } from "../../ui/fields/forms/use-record-editor";
import { RecordDialogs } from "../../ui/overlays/record-dialogs";
import { DocumentForm } from "./document-form";
import { NewDocumentForm } from "./new-document-form";

type DocumentDialogsProps = {
  readonly planId: string;
  readonly folders: readonly DocumentFolder[];
  /** The open folder, chosen for a new document. */
  readonly folder: DocumentFolder | undefined;
  readonly editor: RecordEditor<DocumentRecord>;
};

/** The dialogs that add, edit and delete a document. */
export const DocumentDialogs = ({ planId, folders, folder, editor }: DocumentDialogsProps) => {
  const deletion = useDeletion(deleteDocument, [listDocuments, listFolders, listPlans]);
  return (
    <RecordDialogs
      editor={editor}
      noun="document"
      nameOf={({ displayName }) => displayName}
      form={(document) =>
        document ? (
          <DocumentForm planId={planId} folders={folders} document={document} editor={editor} />
        ) : (
          <NewDocumentForm planId={planId} folders={folders} folder={folder} editor={editor} />
        )
      }
      onDelete={async ({ documentId, displayName }) => {
        await deletion.mutateAsync({ params: { planId, documentId } });
        showToast({ variant: "done", title: DOCUMENT_DELETED, text: displayName });
      }}
      deletes={({ url }) =>
        url === null
          ? "The file will be deleted. You cannot undo this."
          : "The link will be removed from the plan. The page it opens is not affected."
      }
    />
  );
};
