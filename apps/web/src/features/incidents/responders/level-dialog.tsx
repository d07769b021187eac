import type { Incident } from "@holdfast/contract/incidents/incident";
import type { IncidentLevel } from "@holdfast/contract/incidents/incident-level";
import {
  changeIncident,
  readIncident,
  readIncidentLog,
} from "@holdfast/contract/incidents/incident-endpoints";
import { levelOf } from "@holdfast/contract/incidents/incident-rules";
import { LEVEL_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { useState } from "react";
import { useChange } from "../../../platform/api/use-endpoint";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { ChangePreviewSection } from "../messages/change-preview-section";

type LevelDialogProps = {
  readonly incident: Incident;
  readonly level: IncidentLevel;
  readonly onClose: () => void;
};

/** Shows what a new level sends before it is set. */
export const LevelDialog = ({ incident, level, onClose }: LevelDialogProps) => {
  // Another person may change the incident meanwhile; the server then says so.
  const [before] = useState(incident);
  const change = useChange(changeIncident, [readIncident, readIncidentLog]);
  const { planId, incidentId } = before;
  const verb = level > before.level ? "Raise" : "Lower";
  return (
    <ConfirmDialog
      title={`${verb} to level ${level}: ${LEVEL_NAMES[level]}?`}
      isOpen
      onClose={onClose}
      onConfirm={() =>
        change.mutateAsync({
          params: { planId, incidentId },
          body: { level, levelBefore: levelOf(before.level) },
        })
      }
      confirmLabel={`${verb} to level ${level}`}
      variant="primary"
    >
      <ChangePreviewSection incident={before} after={{ ...before, level }} />
    </ConfirmDialog>
  );
};
