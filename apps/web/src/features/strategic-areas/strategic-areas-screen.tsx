import { useMemo, useState } from "react";
import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import {
  listStrategicCriticalAreaCategories,
  listStrategicCriticalAreas,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { Button } from "../../ui/buttons/button";
import { SearchTable } from "../../ui/table/search-table";
import { MAX_RENDERED } from "../../ui/table/row-window-rules";
import { EmptyState } from "../../ui/feedback/empty-state";
import { RecordDialog } from "../../ui/overlays/record-dialog";
import { IconButton } from "../../ui/buttons/icon-button";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { PageFrame } from "../../ui/layout/page-frame";
import { Skeleton } from "../../ui/feedback/skeleton";
import type { TableColumn } from "../../ui/table/table-column";
import { useRecordEditor } from "../../ui/fields/forms/use-record-editor";
import { can } from "../../platform/session/can";
import { useRead } from "../../platform/api/use-endpoint";
import { useOrganisation } from "../workspace/public";
import { ListFilesSection } from "../directory/public";
import { SuggestionsSection } from "../industries/public";
import { ProposedMark, ProposedNotice, useProposals } from "../proposals/public";
import type { Proposals } from "../proposals/public";
import { HelpTopicsSection } from "./help-topics-section";
import styles from "./strategic-areas.module.css";
import { useListTools } from "../../platform/lists/use-list-tools";
import { DeleteAreasDialog } from "./delete-areas-dialog";
import { SuggestedAreasCard } from "./suggested-areas-card";
import { StrategicAreaForm } from "./strategic-area-form";

const idOf = ({ strategicCriticalAreaId }: StrategicCriticalArea) => strategicCriticalAreaId;

const columnsOf = (proposals: Proposals): readonly TableColumn<StrategicCriticalArea>[] => [
  {
    id: "name",
    header: "Name",
    width: "32%",
    isName: true,
    cell: (area) => (
      <>
        {area.name}
        <ProposedMark proposals={proposals} recordId={idOf(area)} name={area.name} />
      </>
    ),
    sortBy: ({ name }) => name,
  },
  {
    id: "category",
    header: "Category",
    width: "24%",
    // Lets a long name wrap after a slash.
    cell: ({ category }) => category.name.replaceAll("/", "/\u200B"),
    sortBy: ({ category }) => category.name,
    filter: { allLabel: "All categories", valuesOf: ({ category }) => [category.name] },
  },
  { id: "description", header: "Description", cell: ({ description }) => description },
];

const NOUN = "strategic area";
const NOUNS = "strategic areas";
const nameOf = ({ name }: StrategicCriticalArea) => name;
const searchText = ({ name, category, description }: StrategicCriticalArea) => [
  name,
  category.name,
  description,
];

/** /organization/strategic-areas: what the business can't do without. */
export const StrategicAreasScreen = () => {
  const organisation = useOrganisation();
  const { organisationId: orgId } = organisation;
  const areas = useRead(listStrategicCriticalAreas, { params: { orgId } });
  const categories = useRead(listStrategicCriticalAreaCategories, {});
  const editor = useRecordEditor<StrategicCriticalArea>();
  const [deleting, setDeleting] = useState<readonly StrategicCriticalArea[]>([]);
  const mayChange = can(organisation, "change");
  const proposals = useProposals("strategic-critical-area");
  const columns = useMemo(() => columnsOf(proposals), [proposals]);
  const { stopSelecting, ...tools } = useListTools({
    list: "strategicAreas",
    noun: NOUN,
    nouns: NOUNS,
    rows: areas.data ?? [],
    columns,
    rowKey: idOf,
    nameOf,
    onDelete: mayChange ? setDeleting : undefined,
  });
  const hasAreas = areas.data !== undefined && areas.data.length > 0;
  const actions = (
    <div className={styles.actions}>
      <ListFilesSection
        ownerId={orgId}
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
            <ProposedNotice proposals={proposals} recordIds={rows.map(idOf)} />
            <SearchTable
              caption="Strategic areas"
              noun={NOUN}
              nouns={NOUNS}
              rows={rows}
              columns={columns}
              rowKey={idOf}
              searchText={searchText}
              isVirtual={rows.length > MAX_RENDERED}
              {...tools}
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
                      onPress={() => setDeleting([row])}
                    />
                  </>
                ),
              })}
            />
            <SuggestionsSection listLength={rows.length}>
              <SuggestedAreasCard areas={rows} />
            </SuggestionsSection>
            <RecordDialog
              editor={editor}
              noun={NOUN}
              nameOf={nameOf}
              form={(area) => (
                <StrategicAreaForm orgId={orgId} area={area} categories={kinds} editor={editor} />
              )}
            />
            {deleting.length > 0 && (
              <DeleteAreasDialog
                orgId={orgId}
                noun={NOUN}
                nouns={NOUNS}
                records={deleting.map((area) => ({ id: idOf(area), name: area.name }))}
                onDeleted={stopSelecting}
                onClose={() => setDeleting([])}
              />
            )}
          </>
        )}
      </QueryBoundary>
    </PageFrame>
  );
};
