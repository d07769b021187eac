import type { DECISIONS } from "@holdfast/contract/incidents/action-branch-rules";
import type { Incident } from "@holdfast/contract/incidents/incident";
import {
  changeIncident,
  readIncident,
  readIncidentLog,
} from "@holdfast/contract/incidents/incident-endpoints";
import { useChange } from "../../../platform/api/use-endpoint";
import { messageOf } from "../../../ui/feedback/shown-error";
import { RadioGroup } from "../../../ui/fields/choices/radio-group";
import styles from "../incidents.module.css";

type DecisionFieldProps = {
  readonly incident: Incident;
  readonly decision: (typeof DECISIONS)[number];
};

/** Asks the leader for a decision of the plan; its actions are shown afterwards. Others see what was decided. */
export const DecisionField = ({
  incident,
  decision: { question, choices },
}: DecisionFieldProps) => {
  const { planId, incidentId, decisions, canLead, status } = incident;
  const change = useChange(changeIncident, [readIncident, readIncidentLog]);
  const made = choices.find(({ id }) => decisions.includes(id));
  if (!canLead || status === "closed")
    return (
      <p className={styles.aside}>
        {question} {made ? `${made.name}.` : "Not decided yet. Its actions are shown afterwards."}
      </p>
    );
  return (
    <RadioGroup
      name={choices[0].id}
      label={question}
      description={made ? undefined : "The actions that follow are shown afterwards."}
      choices={[...choices]}
      value={change.isPending ? change.variables.body?.decision : made?.id}
      onChange={(decision) => change.mutate({ params: { planId, incidentId }, body: { decision } })}
      isDisabled={change.isPending}
      error={change.error ? messageOf(change.error) : undefined}
    />
  );
};
