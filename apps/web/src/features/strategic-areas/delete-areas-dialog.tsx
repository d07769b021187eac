import {
  deleteStrategicCriticalAreas,
  listStrategicCriticalAreas,
  STRATEGIC_AREA_DELETED,
} from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import type { ComponentProps } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { DeleteRecordsDialog } from "../../platform/lists/delete-records-dialog";
import type { RecordDeletion } from "../../platform/lists/use-record-deletion";
import { READS_WITH_AREAS } from "./use-area-changes";

const deletionIn = (orgId: string): RecordDeletion => ({
  remove: (ids, options) =>
    callEndpoint(deleteStrategicCriticalAreas, { params: { orgId }, body: { ids } }, options),
  list: listStrategicCriticalAreas,
  idField: "strategicCriticalAreaId",
  affected: READS_WITH_AREAS,
  deletedMessage: STRATEGIC_AREA_DELETED,
});

type DeleteAreasDialogProps = Omit<
  ComponentProps<typeof DeleteRecordsDialog>,
  "deletion" | "children"
> & { readonly orgId: string };

/** Asks before strategic areas are deleted. */
export const DeleteAreasDialog = ({ orgId, ...props }: DeleteAreasDialogProps) => (
  <DeleteRecordsDialog {...props} deletion={deletionIn(orgId)}>
    {props.records.length === 1 ? "Its" : "Their"} ratings in your plans’ impact analyses will be
    deleted too.
  </DeleteRecordsDialog>
);
