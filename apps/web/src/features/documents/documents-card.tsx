import { useState } from "react";
import type { DocumentFolder, DocumentRecord } from "@holdfast/contract/documents/document";
import { downloadDocument } from "@holdfast/contract/documents/document-endpoints";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useDownload } from "../../platform/api/use-download";
import { Button } from "../../ui/buttons/button";
import { EmptyState } from "../../ui/feedback/empty-state";
import type { RecordEditor } from "../../ui/fields/forms/use-record-editor";
import { Card } from "../../ui/layout/card";
import { DocumentPreview } from "./document-preview";
import { DocumentSection } from "./document-section";
import styles from "./documents.module.css";

type DocumentsCardProps = {
  readonly planId: string;
  /** The open folder; undefined for all documents. */
  readonly folder: DocumentFolder | undefined;
  readonly documents: readonly DocumentRecord[];
  /** The document to show, from the address; null for none. */
  readonly linkedId: string | null;
  /** Absent for read-only users. */
  readonly editor: RecordEditor<DocumentRecord> | undefined;
  readonly onShowAll: () => void;
};

/** The documents of a folder, or of all folders, newest first. */
export const DocumentsCard = (props: DocumentsCardProps) => {
  const { planId, folder, documents, editor } = props;
  const [previewed, setPreviewed] = useState<DocumentRecord>();
  const { isRunning, download } = useDownload("download");
  const fetchFile = ({ documentId }: DocumentRecord) =>
    callEndpoint(downloadDocument, { params: { planId, documentId } });
  return (
    <Card
      title={folder?.name ?? "All documents"}
      aside={
        folder && (
          <Button size="small" variant="quiet" onPress={props.onShowAll}>
            Show all documents
          </Button>
        )
      }
    >
      {documents.length === 0 ? (
        <EmptyState
          icon="folder"
          title="No Documents"
          action={
            editor && (
              <Button icon="upload" onPress={editor.add}>
                Add document
              </Button>
            )
          }
        >
          {editor
            ? "Upload a file, or add a link to a page that someone else keeps up to date."
            : "Files and links appear here after an owner or editor adds them."}
        </EmptyState>
      ) : (
        <ul className={styles.documents}>
          {documents.map((document) => (
            <DocumentSection
              key={document.documentId}
              document={document}
              isLinked={document.documentId === props.linkedId}
              isFolderShown={folder === undefined}
              isDownloading={isRunning}
              onPreview={() => setPreviewed(document)}
              onDownload={() => void download(() => fetchFile(document))}
              editor={editor}
            />
          ))}
        </ul>
      )}
      {previewed && (
        <DocumentPreview
          document={previewed}
          fetchFile={() => fetchFile(previewed)}
          onDownload={() => void download(() => fetchFile(previewed))}
          onClose={() => setPreviewed(undefined)}
        />
      )}
    </Card>
  );
};
