import { useState } from "react";
import { useSearchParams } from "react-router";
import type { DocumentRecord } from "@holdfast/contract/documents/document";
import { listDocuments, listFolders } from "@holdfast/contract/documents/document-endpoints";
import { useRead } from "../../platform/api/use-endpoint";
import { can } from "../../platform/session/can";
import { Button } from "../../ui/buttons/button";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { useRecordEditor } from "../../ui/fields/forms/use-record-editor";
import { PageFrame } from "../../ui/layout/page-frame";
import { usePlan } from "../workspace/public";
import { DocumentDialogs } from "./document-dialogs-section";
import { DocumentsCard } from "./documents-card";
import { folderKey, folderKeyOf } from "./folder-rules";
import { FoldersSection } from "./folders-section";
import { OutputsSection } from "./outputs-section";

const LOADING = <Skeleton lines={4} height={96} label="Loading the documents..." />;

/** /dashboard/documents: the plan's outputs, its folders, and the files and links in them. `?document=` shows one. */
export const DocumentsScreen = () => {
  const plan = usePlan();
  const params = { planId: plan.planId };
  const folders = useRead(listFolders, { params });
  const documents = useRead(listDocuments, { params });
  const editor = useRecordEditor<DocumentRecord>();
  const linkedId = useSearchParams()[0].get("document");
  // A folder opened by hand counts until another document is linked.
  const [opened, setOpened] = useState<{
    readonly linkedId: string | null;
    readonly key?: string;
  }>();
  const setOpenKey = (key?: string) => setOpened({ linkedId, ...(key !== undefined && { key }) });
  const mayChange = can(plan, "change");
  const add = mayChange && (
    <Button variant="primary" icon="upload" onPress={editor.add}>
      Add document
    </Button>
  );
  return (
    <PageFrame
      title="Plan Documents"
      purpose="The documents you need in an emergency, in one place: your plan, insurance, leases, floor plans and network diagrams."
      action={add}
      help={
        <>
          <p>
            You cannot reach paper files while the office is closed. Upload the documents that you
            would need on the first day.
          </p>
          <p>
            <strong>For example:</strong> the insurance policy with its claims number, the
            evacuation plan, and photos of the equipment with its serial numbers.
          </p>
        </>
      }
      previous={{ to: "/dashboard/plan-document", label: "Plan Document" }}
    >
      <OutputsSection />
      <QueryBoundary queries={[folders, documents]} loading={LOADING}>
        {(allFolders, all) => {
          const linked = all.find(({ documentId }) => documentId === linkedId);
          const openKey =
            opened?.linkedId === linkedId ? opened.key : linked && folderKeyOf(linked);
          const open = allFolders.find((folder) => folderKey(folder) === openKey);
          const shown = open ? all.filter((document) => folderKeyOf(document) === openKey) : all;
          return (
            <>
              <FoldersSection
                folders={allFolders}
                documents={all}
                open={open}
                onOpen={(folder) => setOpenKey(folder && folderKey(folder))}
              />
              <DocumentsCard
                planId={plan.planId}
                folder={open}
                documents={shown}
                linkedId={linkedId}
                editor={mayChange ? editor : undefined}
                onShowAll={() => setOpenKey(undefined)}
              />
              <DocumentDialogs
                planId={plan.planId}
                folders={allFolders}
                folder={open}
                editor={editor}
              />
            </>
          );
        }}
      </QueryBoundary>
    </PageFrame>
  );
};
