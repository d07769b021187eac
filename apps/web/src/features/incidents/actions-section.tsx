import { type ReactNode, useState } from "react";
import {
  DECISIONS,
  isToShow,
  openDecisionOf,
} from "@holdfast/contract/incidents/action-branch-rules";
import type { Incident, IncidentAction } from "@holdfast/contract/incidents/incident";
import {
  addIncidentAction,
  readIncident,
  readIncidentLog,
} from "@holdfast/contract/incidents/incident-endpoints";
import { useChange } from "../../platform/api/use-endpoint";
import { Button } from "../../ui/buttons/button";
import { messageOf } from "../../ui/feedback/shown-error";
import { Select } from "../../ui/fields/choices/select";
import { TextField } from "../../ui/fields/inputs/text-field";
import { Card } from "../../ui/layout/card";
import { Link } from "react-router";
import { dueText, TEAM_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { ActionField } from "./actions/action-field";
import { useOwn } from "./actions/use-own";
import { DecisionField } from "./log/decision-field";
import { useQueue } from "./log/queue-context";
import { tickOf } from "./log/queued-change-rules";
import { useNow } from "./use-now";
import styles from "./incidents.module.css";

type ActionsSectionProps = { readonly incident: Incident };

/** Lists the teams' actions from the plan by topic, ticked with name and time; the reader's own team first. */
export const ActionsSection = ({ incident }: ActionsSectionProps) => {
  const { teamTypeIds } = useOwn(incident);
  const all = [...new Set(incident.actions.map(({ teamTypeId }) => teamTypeId))];
  const teams = all.toSorted(
    (a, b) => Number(teamTypeIds.includes(b)) - Number(teamTypeIds.includes(a)),
  );
  return (
    <div className={styles.teams}>
      <p className={styles.aside}>
        Numbers such as A.10 and Appendix E are pages of the plan.{" "}
        <Link to="/dashboard/plan-document">Go to Plan Document</Link>
      </p>
      {teams.map((teamTypeId) => (
        <TeamActions
          key={teamTypeId}
          incident={incident}
          teamTypeId={teamTypeId}
          actions={incident.actions.filter((action) => action.teamTypeId === teamTypeId)}
        />
      ))}
    </div>
  );
};

type TeamActionsProps = {
  readonly incident: Incident;
  readonly teamTypeId: number;
  readonly actions: readonly IncidentAction[];
};

const TeamActions = ({ incident, teamTypeId, actions }: TeamActionsProps) => {
  const now = useNow();
  const { waiting } = useQueue();
  const isDone = ({ actionId, doneAt }: IncidentAction) =>
    tickOf(waiting, actionId)?.isDone ?? doneAt !== null;
  const topics = [...new Set(actions.map(({ topic }) => topic))];
  const shown = actions.filter((action) => isToShow(action, incident));
  // A decision that is still open is the next thing to do, too.
  const current = actions.find(
    (action) => openDecisionOf(action, incident) || (!isDone(action) && isToShow(action, incident)),
  )?.topic;
  const done = shown.filter(isDone).length;
  const unsent = shown.filter(({ actionId }) => tickOf(waiting, actionId)).length;
  return (
    <Card
      title={TEAM_NAMES[teamTypeId] ?? ""}
      aside={
        <span>
          {done} of {shown.length} done{unsent > 0 && `, ${unsent} not sent`}
        </span>
      }
    >
      <div>
        {topics.map((topic) => {
          const ofTopic = shown.filter((action) => action.topic === topic);
          const open = ofTopic.filter((action) => !isDone(action));
          const due = open.find(({ dueAt }) => dueAt !== null)?.dueAt;
          const left = due ? Date.parse(due) - now.getTime() : undefined;
          return (
            <Topic
              key={topic}
              isOpen={topic === current || left !== undefined}
              heading={
                <>
                  <strong>{topic}</strong>{" "}
                  {ofTopic.length > 0 && (
                    <span className={styles.aside}>
                      {ofTopic.length - open.length} of {ofTopic.length}
                    </span>
                  )}
                  {left !== undefined && (
                    <span className={styles.due} data-late={left < 0 ? "" : undefined}>
                      due {dueText(left)}
                    </span>
                  )}
                </>
              }
            >
              {groupsOf(ofTopic).map(({ heading, actions: ofGroup }) => (
                <div key={heading ?? ""}>
                  {heading !== null && <h3 className={styles.branch}>{heading}</h3>}
                  <ul className={styles.actions} aria-label={heading ?? topic}>
                    {ofGroup.map((action) => (
                      <li key={action.actionId}>
                        <ActionField incident={incident} action={action} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
              {decisionsOf(actions, topic).map((decision) => (
                <DecisionField key={decision.question} incident={incident} decision={decision} />
              ))}
            </Topic>
          );
        })}
      </div>
      {incident.status !== "closed" && <AddAction incident={incident} teamTypeId={teamTypeId} />}
    </Card>
  );
};

type TopicProps = {
  /** A person can open and close it, too. */
  readonly isOpen: boolean;
  readonly heading: ReactNode;
  readonly children: ReactNode;
};

/** A topic that unfolds. It is rendered once it is open: a plan has hundreds of actions, most of them in closed topics. */
const Topic = ({ isOpen, heading, children }: TopicProps) => {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details
      className={styles.topic}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
    >
      <summary>{heading}</summary>
      {(isOpen || wasOpened) && children}
    </details>
  );
};

/** Returns the actions of a topic by branch of the plan, in its order. Pure. */
const groupsOf = (actions: readonly IncidentAction[]) =>
  [...new Set(actions.map(({ group }) => group?.heading ?? null))].map((heading) => ({
    heading,
    actions: actions.filter(({ group }) => (group?.heading ?? null) === heading),
  }));

/** Returns the decisions that branches of a topic depend on. Pure. */
const decisionsOf = (actions: readonly IncidentAction[], topic: string) =>
  DECISIONS.filter(({ choices }) =>
    actions.some(
      (action) =>
        action.topic === topic && choices.some(({ id }) => id === action.group?.when.decision),
    ),
  );

/** When an added action is due, in minutes from now; '0' is no time. */
const DUE_CHOICES = [
  { id: "0", name: "No due time" },
  { id: "15", name: "In 15 minutes" },
  { id: "30", name: "In 30 minutes" },
  { id: "60", name: "In 1 hour" },
  { id: "120", name: "In 2 hours" },
  { id: "240", name: "In 4 hours" },
  { id: "480", name: "In 8 hours" },
  { id: "1440", name: "In 24 hours" },
] as const;
type DueChoice = (typeof DUE_CHOICES)[number]["id"];

const dueAfter = (choice: DueChoice): string | null =>
  choice === "0" ? null : new Date(Date.now() + Number(choice) * 60_000).toISOString();

type AddActionProps = { readonly incident: Incident; readonly teamTypeId: number };

const AddAction = ({ incident: { planId, incidentId }, teamTypeId }: AddActionProps) => {
  const [text, setText] = useState("");
  const [due, setDue] = useState<DueChoice>("0");
  const add = useChange(addIncidentAction, [readIncident, readIncidentLog]);
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === "") return;
        add.mutate(
          { params: { planId, incidentId }, body: { teamTypeId, text, dueAt: dueAfter(due) } },
          {
            onSuccess: () => {
              setText("");
              setDue("0");
            },
          },
        );
      }}
    >
      <TextField
        name={`action-${teamTypeId}`}
        label={`Another action for the ${TEAM_NAMES[teamTypeId]}`}
        value={text}
        onChange={(value) => setText(value ?? "")}
        error={add.error ? messageOf(add.error) : undefined}
        maxLength={500}
      />
      <Select
        name={`due-${teamTypeId}`}
        label="Due"
        choices={DUE_CHOICES}
        value={due}
        onChange={(chosen) => setDue(chosen ?? "0")}
      />
      <Button type="submit" icon="add" isPending={add.isPending}>
        Add action
      </Button>
    </form>
  );
};
