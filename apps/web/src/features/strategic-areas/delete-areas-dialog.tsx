import {
  deleteStrategicCriticalAreas,
  listStrategicCriticalAreas,
  restoreStrategicCriticalAreas,
  STRATEGIC_AREA_DELETED,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import type { ComponentProps } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { DeleteEntriesDialog } from "../../platform/lists/delete-entries-dialog";
import type { EntryDeletion } from "../../platform/lists/use-entry-deletion";
import { READS_WITH_AREAS } from "./use-area-changes";

const DELETION: EntryDeletion = {
  remove: (orgId, ids) =>
    callEndpoint(deleteStrategicCriticalAreas, { params: { orgId }, body: { ids } }),
  restore: (orgId, ids) =>
    callEndpoint(restoreStrategicCriticalAreas, { params: { orgId }, body: { ids } }),
  list: listStrategicCriticalAreas,
  idField: "strategicCriticalAreaId",
  affected: () => Promise.resolve(READS_WITH_AREAS),
  deletedMessage: STRATEGIC_AREA_DELETED,
};

type DeleteAreasDialogProps = Omit<
  ComponentProps<typeof DeleteEntriesDialog>,
  "deletion" | "children"
>;

/** Asks before strategic areas are deleted. */
export const DeleteAreasDialog = (props: DeleteAreasDialogProps) => (
  <DeleteEntriesDialog {...props} deletion={DELETION}>
    {props.entries.length === 1 ? "Its" : "Their"} ratings in your plans’ impact analyses will be
    deleted too.
  </DeleteEntriesDialog>
);
