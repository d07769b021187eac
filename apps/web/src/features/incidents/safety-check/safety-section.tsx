import { useState } from "react";
import type { Incident } from "@holdfast/contract/incidents/incident";
import { readIncident, readIncidentLog } from "@holdfast/contract/incidents/incident-endpoints";
import type { SafetyPerson } from "@holdfast/contract/incidents/safety-check";
import {
  readSafetyCheck,
  sendSafetyReminders,
} from "@holdfast/contract/incidents/safety-check-endpoints";
import {
  byNeed,
  peopleToRemind,
  SAFETY_STATE_NAMES,
  SAFETY_STATES,
  safetyCounts,
  type SafetyState,
  safetyStateOf,
} from "@holdfast/contract/incidents/safety-check-rules";
import { useChange, useRead } from "../../../platform/api/use-endpoint";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { messageOf } from "../../../ui/feedback/shown-error";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { showToast } from "../../../ui/feedback/toast-store";
import { Select } from "../../../ui/fields/choices/select";
import { Card } from "../../../ui/layout/card";
import { lazyComponent } from "../../../ui/loading/lazy-component";
import styles from "../incidents.module.css";
import { useNow } from "../use-now";
import { SafetyPeopleList } from "./safety-people-list";

const StartDialog = lazyComponent(async () => (await import("./start-dialog")).StartDialog);

/** How often the list reads new answers (ms). */
const REFRESH = 10_000;

type SafetySectionProps = { readonly incident: Incident };

/** Asks all contacts whether they are safe, and lists the answers, the highest need first. */
export const SafetySection = ({ incident }: SafetySectionProps) => {
  const { planId, incidentId, safetyCheck, canLead, status, areRespondersWithheld } = incident;
  const [isStarting, setStarting] = useState(false);
  const check = useRead(
    readSafetyCheck,
    safetyCheck === null ? null : { params: { planId, incidentId } },
    { isAlwaysFresh: true, refreshEvery: REFRESH },
  );
  const mayAsk = canLead && status === "active";
  if (areRespondersWithheld)
    return (
      <Alert variant="warning" title="The plan has expired, and its people are no longer shown" />
    );
  return (
    <>
      {safetyCheck === null ? (
        <EmptyState
          icon="people"
          title="No one has been asked yet"
          action={
            mayAsk && (
              <Button variant="primary" onPress={() => setStarting(true)}>
                Ask if everyone is safe
              </Button>
            )
          }
        >
          A safety check asks all contacts by text message and email whether they are safe. They
          answer with one tap, without an account.
        </EmptyState>
      ) : (
        <QueryBoundary queries={[check]} loading={<Skeleton lines={4} height={48} />}>
          {({ people }) => (
            <Answers
              incident={incident}
              people={people}
              {...(mayAsk && { onAskMore: () => setStarting(true) })}
            />
          )}
        </QueryBoundary>
      )}
      {isStarting && <StartDialog incident={incident} onClose={() => setStarting(false)} />}
    </>
  );
};

const EVERYWHERE = "everywhere";

type AnswersProps = {
  readonly incident: Incident;
  readonly people: readonly SafetyPerson[];
  /** Only for those who may ask while the incident is active. */
  readonly onAskMore?: () => void;
};

const Answers = ({ incident, people, onAskMore }: AnswersProps) => {
  const [state, setState] = useState<SafetyState>();
  const [location, setLocation] = useState(EVERYWHERE);
  const locations = [...new Set(people.map((person) => person.location))].toSorted();
  const here = people.filter((person) => location === EVERYWHERE || person.location === location);
  const counts = safetyCounts(here);
  const shown = byNeed(here).filter(
    (person) => state === undefined || safetyStateOf(person) === state,
  );
  return (
    <Card
      title="Is everyone safe?"
      aside={onAskMore && <Button onPress={onAskMore}>Ask more people</Button>}
    >
      <ul className={styles.counts} aria-label="Answers">
        {SAFETY_STATES.map((choice) => (
          <li key={choice}>
            <button
              type="button"
              className={styles.count}
              data-state={counts[choice] > 0 ? choice : undefined}
              aria-pressed={state === choice}
              onClick={() => setState(state === choice ? undefined : choice)}
            >
              <strong>{counts[choice]}</strong> {SAFETY_STATE_NAMES[choice]}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.safetyTools}>
        {locations.length > 1 && (
          <Select
            name="location"
            label="Location"
            value={location}
            onChange={setLocation}
            choices={[
              { id: EVERYWHERE, name: "All locations" },
              ...locations.map((name) => ({ id: name, name: name || "No location" })),
            ]}
          />
        )}
        {onAskMore && <RemindButton incident={incident} people={people} />}
      </div>
      <SafetyPeopleList incident={incident} people={shown} />
    </Card>
  );
};

type RemindButtonProps = {
  readonly incident: Incident;
  readonly people: readonly SafetyPerson[];
};

const RemindButton = ({ incident, people }: RemindButtonProps) => {
  const { planId, incidentId, escalationMinutes } = incident;
  const now = useNow();
  const remind = useChange(sendSafetyReminders, [readSafetyCheck, readIncident, readIncidentLog]);
  const silent = people.filter(({ answer }) => answer === null);
  const due = peopleToRemind(people, now).length;
  if (silent.length === 0) return <p className={styles.text}>Everyone has answered.</p>;
  return (
    <div className={styles.remind}>
      <Button
        isDisabled={due === 0}
        isPending={remind.isPending}
        onPress={() =>
          remind.mutate(
            { params: { planId, incidentId } },
            {
              onSuccess: () =>
                void showToast({ variant: "done", title: `Reminders are being sent: ${due}` }),
              onError: (refusal) =>
                void showToast({ variant: "problem", title: messageOf(refusal) }),
            },
          )
        }
      >
        {due === 0
          ? "Remind those who have not answered"
          : `Remind ${due} who ${due === 1 ? "has" : "have"} not answered`}
      </Button>
      <span className={styles.aside}>
        {due === 0
          ? "A person gets a message every 5 minutes at most. Call those who do not answer."
          : `One reminder is sent automatically, ${escalationMinutes} minutes after the question.`}
      </span>
    </div>
  );
};
