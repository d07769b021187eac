import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import type { DocumentRecord } from "@holdfast/contract/documents/document";
import type { ReceivedFile } from "../../platform/api/call-endpoint";
import { Button } from "../../ui/buttons/button";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { ModalWindow } from "../../ui/overlays/modal-window";
import { ImagePreview } from "./image-preview";

/** Fetched on a press only: it brings the PDF reader. */
const PdfPreview = lazy(async () => ({ default: (await import("./pdf-preview")).PdfPreview }));

const LOADING = <Skeleton lines={1} height={320} label="Loading the preview..." />;

type DocumentPreviewProps = {
  readonly document: DocumentRecord;
  readonly fetchFile: () => Promise<ReceivedFile>;
  readonly onDownload: () => void;
  readonly onClose: () => void;
};

/** Shows a PDF or an image in a dialog. */
export const DocumentPreview = ({ document, fetchFile, ...props }: DocumentPreviewProps) => {
  const { documentId, displayName, mediaType } = document;
  const file = useQuery({
    queryKey: ["document-preview", documentId],
    queryFn: async () => (await fetchFile()).blob,
    staleTime: Infinity,
    // A file can be large, so it is not kept.
    gcTime: 0,
  });
  return (
    <ModalWindow
      title={displayName}
      width={880}
      isReader
      onClose={props.onClose}
      footer={
        <>
          <Button icon="download" onPress={props.onDownload}>
            Download
          </Button>
          <Button variant="primary" onPress={props.onClose}>
            Close preview
          </Button>
        </>
      }
    >
      <QueryBoundary queries={[file]} loading={LOADING}>
        {(blob) =>
          mediaType === "application/pdf" ? (
            <Suspense fallback={LOADING}>
              <PdfPreview blob={blob} name={displayName} />
            </Suspense>
          ) : (
            <ImagePreview blob={blob} name={displayName} />
          )
        }
      </QueryBoundary>
    </ModalWindow>
  );
};
