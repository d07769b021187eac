import { useEffect, useState } from "react";
import { ESCALATION_MINUTES } from "@holdfast/contract/incidents/incident";
import { INCIDENT_LEVELS, type IncidentLevel } from "@holdfast/contract/incidents/incident-level";
import {
  declareIncident,
  EXERCISE_DECLARED,
  INCIDENT_DECLARED,
  listIncidents,
} from "@holdfast/contract/incidents/incident-endpoints";
import { listOpenIncidents } from "@holdfast/contract/incidents/open-incident-endpoints";
import type { Plan } from "@holdfast/contract/plans/plan";
import { useChange, useRead, useRefresh } from "../../platform/api/use-endpoint";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import { Checkbox } from "../../ui/fields/choices/checkbox";
import { Select } from "../../ui/fields/choices/select";
import { TextField } from "../../ui/fields/inputs/text-field";
import { whenIdle } from "../../ui/loading/when-idle";
import { Dialog } from "../../ui/overlays/dialog";
import { LEVEL_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { previewAlert } from "@holdfast/contract/incidents/messages/team-message-endpoints";
import { DeclareFailed, isOutage } from "./declare-failed";
import { JoinPanel } from "./join-panel";
import { LevelAlertSection } from "./messages/level-alert-section";
import styles from "./incidents.module.css";

/** What each level means and whom it alerts, as in section A.3 of the plan. */
const MEANINGS: Readonly<Record<IncidentLevel, string>> = {
  1: "One room, system or process, back to normal today. Alerts the Emergency Response Team.",
  2: "Part of the site, a key system or several units, for more than a day. Alerts all teams.",
  3: "The whole site or a vital service is lost, or life is in danger. Alerts all teams.",
};

const { usual } = ESCALATION_MINUTES;
const MINUTES = [2, 5, usual, 15, 20, 30, 45, 60];

type DeclareDialogProps = {
  readonly plan: Plan;
  readonly onClose: () => void;
  readonly onDeclared: (incidentId: string) => void;
};

/** How long the form waits for the active incidents (ms). */
const FIRST_ANSWER = 2_000;
/** How long buttons ignore presses after others have moved them (ms). */
const SETTLING = 1_000;

/**
 * Declares an incident, after offering to join those that are active already. If another person declares one in the
 * meantime, it appears above the form.
 */
export const DeclareDialog = ({ plan, onClose, onDeclared }: DeclareDialogProps) => {
  const { organisationId, planId } = plan;
  const [isLate, setLate] = useState(false);
  const [isFormShown, setFormShown] = useState(false);
  const [others, setOthers] = useState<readonly string[]>([]);
  const open = useRead(
    listOpenIncidents,
    { params: { orgId: organisationId } },
    { isAlwaysFresh: true },
  );
  // Only a refusal waits for the lists: after a declaration the workspace opens first.
  const declare = useChange(declareIncident, [], [listIncidents, listOpenIncidents]);
  // So that the workspace opens as soon as the incident is declared.
  useEffect(() => whenIdle(() => import("./incident-screen")), []);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), FIRST_ANSWER);
    return () => clearTimeout(timer);
  }, []);
  const active = (open.data ?? []).filter(
    (incident) =>
      incident.planId === planId && !incident.isExercise && !others.includes(incident.incidentId),
  );
  const shown = [...others, ...active.map(({ incidentId }) => incidentId)];
  // Excludes the user's own incident, which is in the list before its page opens.
  const isOffered = active.length > 0 && (declare.isIdle || declare.isError);
  const isSettling = useSettling(isOffered && isFormShown);
  const isAnswered = open.isFetchedAfterMount || isLate;
  if (isAnswered && active.length === 0 && !isFormShown) setFormShown(true);
  return (
    <Dialog title="Declare an incident" isOpen onClose={onClose} width={600}>
      {!isFormShown && !isOffered && <output>Checking for active incidents…</output>}
      {isOffered && (
        <JoinPanel
          incidents={active}
          isNew={isFormShown}
          isDisabled={isSettling}
          onJoin={onDeclared}
          onAnother={() => {
            setOthers(shown);
            declare.reset();
            setFormShown(true);
          }}
        />
      )}
      {isFormShown && (
        <DeclareForm
          plan={plan}
          declare={declare}
          otherIncidentIds={shown}
          isDisabled={isSettling}
          onDeclared={onDeclared}
        />
      )}
    </Dialog>
  );
};

/** Returns whether something appeared less than a moment ago. */
function useSettling(isShown: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(isShown), SETTLING);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isShown && !settled;
}

type DeclareFormProps = Pick<DeclareDialogProps, "plan" | "onDeclared"> & {
  readonly declare: ReturnType<typeof useChange<typeof declareIncident>>;
  /** The active incidents that the dialog has shown. */
  readonly otherIncidentIds: readonly string[];
  readonly isDisabled: boolean;
};

/** Declares with one tap on the level; the description can follow later. */
const DeclareForm = ({
  plan,
  declare,
  otherIncidentIds,
  isDisabled,
  onDeclared,
}: DeclareFormProps) => {
  const [isExercise, setExercise] = useState(false);
  const [whatHappened, setWhatHappened] = useState("");
  const [place, setPlace] = useState(plan.branch.address || plan.branch.name);
  const [escalationMinutes, setEscalationMinutes] = useState<number>(usual);
  const [chosen, setChosen] = useState<IncidentLevel>();
  const refresh = useRefresh();
  // The form does not wait for it.
  const preview = useRead(
    previewAlert,
    { params: { planId: plan.planId }, query: {} },
    { isAlwaysFresh: true },
  );
  const press = async (level: IncidentLevel) => {
    setChosen(level);
    try {
      const others = { otherIncidentIds: [...otherIncidentIds] };
      const body = { level, isExercise, whatHappened, place, escalationMinutes, ...others };
      const incident = await declare.mutateAsync({ params: { planId: plan.planId }, body });
      showToast({ variant: "done", title: isExercise ? EXERCISE_DECLARED : INCIDENT_DECLARED });
      onDeclared(incident.incidentId);
      void refresh(listIncidents, listOpenIncidents);
    } catch {
      // Shown in the dialog; what was typed remains.
    }
  };
  return (
    <div className={styles.declare}>
      <p>In danger? Call the emergency services first, then choose the level.</p>
      <p>
        Plan: <strong>{plan.name}</strong> of {plan.organisationName}
      </p>
      <Checkbox value={isExercise} onChange={setExercise}>
        This is an exercise. Every message and page will say so.
      </Checkbox>
      {declare.error &&
        (isOutage(declare.error) ? (
          <DeclareFailed planId={plan.planId} level={chosen ?? 1} />
        ) : (
          <Alert variant="problem">{messageOf(declare.error)}</Alert>
        ))}
      <div className={styles.levels}>
        {INCIDENT_LEVELS.map((level) => (
          <div key={level} className={styles.level}>
            <Button
              variant={isExercise ? "secondary" : "danger"}
              isFullWidth
              isPending={declare.isPending && chosen === level}
              isDisabled={isDisabled || (declare.isPending && chosen !== level)}
              onPress={() => void press(level)}
            >
              {isExercise ? "Rehearse" : "Declare"} level {level}: {LEVEL_NAMES[level]}
            </Button>
            <p className={styles.aside}>{MEANINGS[level]}</p>
            {preview.data && (
              <LevelAlertSection
                preview={preview.data}
                incident={{ isExercise, level, whatHappened, place }}
              />
            )}
          </div>
        ))}
      </div>
      <TextField
        name="whatHappened"
        label="What happened"
        description="Included in the alerts. If you add it later, everyone who responds gets a message."
        value={whatHappened}
        onChange={(value) => setWhatHappened(value ?? "")}
        maxLength={500}
      />
      <TextField
        name="place"
        label="Where"
        value={place}
        onChange={(value) => setPlace(value ?? "")}
        maxLength={500}
      />
      <Select
        name="escalationMinutes"
        label="Alert the next Alternative"
        description="If no one in a team answers within this time."
        choices={MINUTES.map((minutes) => ({
          id: `${minutes}`,
          name: `After ${minutes} minutes`,
        }))}
        value={`${escalationMinutes}`}
        onChange={(minutes) => setEscalationMinutes(Number(minutes))}
      />
    </div>
  );
};
