import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import {
  deleteStrategicCriticalArea,
  listStrategicCriticalAreaCategories,
  listStrategicCriticalAreas,
  STRATEGIC_AREA_DELETED,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { Button } from "../../ui/buttons/button";
import { DataTable } from "../../ui/table/data-table";
import { EmptyState } from "../../ui/feedback/empty-state";
import { EntryDialogs } from "../../ui/overlays/entry-dialogs";
import { IconButton } from "../../ui/buttons/icon-button";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { PageFrame } from "../../ui/layout/page-frame";
import { Skeleton } from "../../ui/feedback/skeleton";
import type { TableColumn } from "../../ui/table/table-column";
import { useEntryEditor } from "../../ui/fields/use-entry-editor";
import { can } from "../../platform/session/can";
import { useDeletion, useRead } from "../../platform/api/use-endpoint";
import { useOrganisation } from "../dashboard/public";
import { ListFilesSection } from "../directory/public";
import { HelpTopicsSection } from "./help-topics-section";
import { lazyComponent } from "../../ui/loading/lazy-component";
import styles from "./strategic-areas.module.css";
import { useAreaChanges } from "./use-area-changes";

const StrategicAreaForm = lazyComponent(
  async () => (await import("./strategic-area-form")).StrategicAreaForm,
);

const COLUMNS: readonly TableColumn<StrategicCriticalArea>[] = [
  {
    id: "name",
    header: "Name",
    width: "32%",
    isName: true,
    cell: ({ name }) => name,
    sortBy: ({ name }) => name,
  },
  {
    id: "category",
    header: "Category",
    width: "24%",
    // Lets a long name wrap after a slash.
    cell: ({ category }) => category.name.replaceAll("/", "/\u200B"),
    sortBy: ({ category }) => category.name,
  },
  { id: "description", header: "Description", cell: ({ description }) => description },
];

/** /organization/strategic-areas: what the business can't do without. */
export const StrategicAreasScreen = () => {
  const organisation = useOrganisation();
  const { organisationId: orgId } = organisation;
  const areas = useRead(listStrategicCriticalAreas, { params: { orgId } });
  const categories = useRead(listStrategicCriticalAreaCategories, {});
  const deletion = useDeletion(deleteStrategicCriticalArea);
  const changes = useAreaChanges(orgId);
  const editor = useEntryEditor<StrategicCriticalArea>();
  const mayChange = can(organisation, "change");
  const hasAreas = areas.data !== undefined && areas.data.length > 0;
  const actions = (
    <div className={styles.actions}>
      <ListFilesSection
        orgId={orgId}
        kind="strategicArea"
        noun="strategic area"
        nouns="strategic areas"
        canImport={mayChange}
        canExport={hasAreas}
      />
      {mayChange && (
        <Button variant="primary" icon="add" onPress={editor.add}>
          Add strategic area
        </Button>
      )}
    </div>
  );
  return (
    <PageFrame
      title="Strategic Areas"
      purpose="What your business can’t do without. Every plan rates how critical each area is."
      action={hasAreas && actions}
      help={<HelpTopicsSection categories={categories.data} />}
      helpTitle="What to look for"
      previous={{ to: "/organization/strategic-crisis-experts", label: "Strategic Crisis Experts" }}
      next={{ to: "/organization/policy", label: "Policy" }}
    >
      <QueryBoundary queries={[areas, categories]} loading={<Skeleton lines={5} height={48} />}>
        {(rows, kinds) => (
          <>
            <DataTable
              caption="Strategic areas"
              rows={rows}
              columns={COLUMNS}
              rowKey={(row) => row.strategicCriticalAreaId}
              empty={
                <EmptyState icon="flag" title="No Strategic Areas" action={mayChange && actions}>
                  Start with the one thing customers would miss first if the doors closed tomorrow.
                </EmptyState>
              }
              {...(mayChange && {
                actions: (row: StrategicCriticalArea) => (
                  <>
                    <IconButton
                      icon="edit"
                      label={`Edit ${row.name}`}
                      onPress={() => editor.edit(row)}
                    />
                    <IconButton
                      icon="trash"
                      variant="danger"
                      label={`Delete ${row.name}`}
                      onPress={() => editor.remove(row)}
                    />
                  </>
                ),
              })}
            />
            <EntryDialogs
              editor={editor}
              noun="strategic area"
              nameOf={(row) => row.name}
              form={(area) => (
                <StrategicAreaForm orgId={orgId} area={area} categories={kinds} editor={editor} />
              )}
              onDelete={async (area) => {
                const { strategicCriticalAreaId } = area;
                await deletion.mutateAsync({ params: { orgId, strategicCriticalAreaId } });
                await changes.deleted(area);
              }}
              deletes="Its ratings in your plans’ impact analyses will be deleted too."
              deletedMessage={STRATEGIC_AREA_DELETED}
            />
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};
