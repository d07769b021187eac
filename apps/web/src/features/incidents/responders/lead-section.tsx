import { useEffect, useState } from "react";
import type { Incident } from "@holdfast/contract/incidents/incident";
import { INCIDENT_LEVELS, type IncidentLevel } from "@holdfast/contract/incidents/incident-level";
import {
  readIncident,
  readIncidentLog,
  standDownIncident,
} from "@holdfast/contract/incidents/incident-endpoints";
import { listOpenIncidents } from "@holdfast/contract/incidents/open-incident-endpoints";
import { levelOf } from "@holdfast/contract/incidents/incident-rules";
import { openSafetyText } from "@holdfast/contract/incidents/safety-check-rules";
import { useChange } from "../../../platform/api/use-endpoint";
import { Button } from "../../../ui/buttons/button";
import { focusPageTitle } from "../../../ui/layout/focus-page-title";
import { LEVEL_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import styles from "../incidents.module.css";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { lazyComponent } from "../../../ui/loading/lazy-component";

const CloseDialog = lazyComponent(async () => (await import("../close-dialog")).CloseDialog);
const DescribeDialog = lazyComponent(
  async () => (await import("../describe-dialog")).DescribeDialog,
);
const LevelDialog = lazyComponent(async () => (await import("./level-dialog")).LevelDialog);
const TellDialog = lazyComponent(async () => (await import("../messages/tell-dialog")).TellDialog);

type LeadSectionProps = { readonly incident: Incident };

/** Shows the level, the description, the stand-down and the review to those who may lead the incident. */
export const LeadSection = ({ incident }: LeadSectionProps) => {
  const { planId, incidentId, level, status, canLead } = incident;
  const standDown = useChange(standDownIncident, [
    readIncident,
    readIncidentLog,
    listOpenIncidents,
  ]);
  const [open, setOpen] = useState<"tell" | "describe" | "stand-down" | "close" | null>(null);
  const [nextLevel, setNextLevel] = useState<IncidentLevel | null>(null);
  const [hasClosed, setClosed] = useState(false);
  // The buttons, one of which had the focus, are gone.
  useEffect(() => {
    if (hasClosed) focusPageTitle();
  }, [hasClosed]);
  const params = { planId, incidentId };
  if (!canLead || status === "closed") return null;
  const raised = levelOf(level + 1);
  return (
    <>
      {/* A list, so that the next step takes the focus when one disappears. */}
      <ul className={styles.lead} aria-label="Next steps">
        {status === "active" && level < INCIDENT_LEVELS.length && (
          <li>
            <Button icon="alert" onPress={() => setNextLevel(raised)}>
              Raise to level {raised}: {LEVEL_NAMES[raised]}
            </Button>
          </li>
        )}
        {status === "active" && (
          <li>
            <Button icon="mail" onPress={() => setOpen("tell")}>
              Tell the teams
            </Button>
          </li>
        )}
        <li>
          <Button onPress={() => setOpen("describe")}>Describe the incident</Button>
        </li>
        <li>
          {status === "active" ? (
            <Button onPress={() => setOpen("stand-down")}>Stand the teams down</Button>
          ) : (
            <Button variant="primary" onPress={() => setOpen("close")}>
              Close with a review
            </Button>
          )}
        </li>
        {status === "active" && level > 1 && (
          <li>
            <Button onPress={() => setNextLevel(levelOf(level - 1))}>
              Lower to level {level - 1}
            </Button>
          </li>
        )}
      </ul>
      {nextLevel !== null && (
        <LevelDialog incident={incident} level={nextLevel} onClose={() => setNextLevel(null)} />
      )}
      {open === "tell" && <TellDialog incident={incident} onClose={() => setOpen(null)} />}
      {open === "describe" && <DescribeDialog incident={incident} onClose={() => setOpen(null)} />}
      {open === "stand-down" && (
        <ConfirmDialog
          title="Stand the teams down?"
          isOpen
          onClose={() => setOpen(null)}
          onConfirm={async () => {
            await standDown.mutateAsync({ params });
          }}
          confirmLabel="Stand the teams down"
        >
          {incident.safetyCheck && openSafetyText(incident.safetyCheck) !== "" && (
            <p>
              <strong>Safety check: {openSafetyText(incident.safetyCheck)}</strong>
            </p>
          )}
          Everyone who was alerted is notified that the incident is over, by email and, within the
          limit, by text message. The log remains open until the review.
        </ConfirmDialog>
      )}
      {open === "close" && (
        <CloseDialog
          incident={incident}
          onClose={() => setOpen(null)}
          onClosed={() => setClosed(true)}
        />
      )}
    </>
  );
};
