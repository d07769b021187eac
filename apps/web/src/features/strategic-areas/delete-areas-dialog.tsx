import {
  deleteStrategicCriticalAreas,
  listStrategicCriticalAreas,
  STRATEGIC_AREA_DELETED,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import type { ComponentProps } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { DeleteEntriesDialog } from "../../platform/lists/delete-entries-dialog";
import type { EntryDeletion } from "../../platform/lists/use-entry-deletion";
import { READS_WITH_AREAS } from "./use-area-changes";

const deletionIn = (orgId: string): EntryDeletion => ({
  remove: (ids, options) =>
    callEndpoint(deleteStrategicCriticalAreas, { params: { orgId }, body: { ids } }, options),
  list: listStrategicCriticalAreas,
  idField: "strategicCriticalAreaId",
  affected: READS_WITH_AREAS,
  deletedMessage: STRATEGIC_AREA_DELETED,
});

type DeleteAreasDialogProps = Omit<
  ComponentProps<typeof DeleteEntriesDialog>,
  "deletion" | "children"
> & { readonly orgId: string };

/** Asks before strategic areas are deleted. */
export const DeleteAreasDialog = ({ orgId, ...props }: DeleteAreasDialogProps) => (
  <DeleteEntriesDialog {...props} deletion={deletionIn(orgId)}>
    {props.entries.length === 1 ? "Its" : "Their"} ratings in your plans’ impact analyses will be
    deleted too.
  </DeleteEntriesDialog>
);
