import { useState } from "react";
import type { Incident } from "@holdfast/contract/incidents/incident";
import { readIncident, readIncidentLog } from "@holdfast/contract/incidents/incident-endpoints";
import type { PreviewLocation, SafetyPreview } from "@holdfast/contract/incidents/safety-check";
import {
  previewSafetyCheck,
  readSafetyCheck,
  startSafetyCheck,
} from "@holdfast/contract/incidents/safety-check-endpoints";
import { namesText } from "@holdfast/contract/incidents/safety-check-rules";
import { partsText } from "@holdfast/contract/platform/text-message-rules";
import { useChange, useRead } from "../../../platform/api/use-endpoint";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { messageOf } from "../../../ui/feedback/shown-error";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { showToast } from "../../../ui/feedback/toast-store";
import { CheckboxGroup } from "../../../ui/fields/choices/checkbox-group";
import { Dialog } from "../../../ui/overlays/dialog";
import styles from "../incidents.module.css";

/** Stands for contacts without a location. */
const NO_LOCATION = "none";
/** Names of people who cannot be asked. */
const NAMED = 20;

type StartDialogProps = { readonly incident: Incident; readonly onClose: () => void };

/** Shows whom a safety check asks, and with which words, before it is sent. */
export const StartDialog = ({ incident, onClose }: StartDialogProps) => {
  const { planId, incidentId } = incident;
  const preview = useRead(
    previewSafetyCheck,
    { params: { planId, incidentId } },
    { isAlwaysFresh: true },
  );
  return (
    <Dialog title="Ask if everyone is safe" isOpen onClose={onClose} width={640}>
      <QueryBoundary queries={[preview]} loading={<Skeleton lines={5} height={40} />}>
        {(found) => <StartForm incident={incident} preview={found} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
};

const idOf = ({ branchId }: PreviewLocation) => branchId ?? NO_LOCATION;

/** The incident's location, and people without one, who may be there. */
const usualOf = ({ locations }: SafetyPreview, isFirst: boolean) =>
  isFirst
    ? locations.slice(0, 1).concat(locations.filter(({ branchId }) => branchId === null))
    : [];

type StartFormProps = StartDialogProps & { readonly preview: SafetyPreview };

const StartForm = ({ incident, preview, onClose }: StartFormProps) => {
  const { planId, incidentId, safetyCheck } = incident;
  const [chosen, setChosen] = useState(() => usualOf(preview, safetyCheck === null).map(idOf));
  const start = useChange(startSafetyCheck, [readSafetyCheck, readIncident, readIncidentLog]);
  const locations = preview.locations.filter((location) => chosen.includes(idOf(location)));
  const sum = (count: "people" | "byText" | "byEmail" | "asked") =>
    locations.reduce((total, location) => total + location[count], 0);
  const people = sum("people");
  const asked = sum("asked");
  const unreachable = locations.flatMap((location) => location.unreachable);
  const send = () =>
    start.mutate(
      {
        params: { planId, incidentId },
        body: {
          branchIds: locations.flatMap(({ branchId }) => branchId ?? []),
          withoutLocation: chosen.includes(NO_LOCATION),
        },
      },
      {
        onSuccess: () => {
          showToast({ variant: "done", title: `People are being asked: ${people}` });
          onClose();
        },
      },
    );
  return (
    <div className={styles.declare}>
      {incident.isExercise && (
        <Alert variant="warning" title="EXERCISE">
          Every message says so first.
        </Alert>
      )}
      <CheckboxGroup
        name="locations"
        label="Whom to ask"
        value={chosen}
        onChange={setChosen}
        choices={preview.locations.map((location) => ({
          id: idOf(location),
          name: `${location.name} (${location.people + location.asked})`,
        }))}
      />
      <p className={styles.text} aria-live="polite">
        <strong>
          {people === 1 ? "1 person is asked" : `${people} people are asked`}: {sum("byText")} by
          text message, {sum("byEmail")} by email.
        </strong>{" "}
        {asked > 0 && `${asked} have been asked already, and get no second message.`}
      </p>
      {preview.textsLeft !== null && sum("byText") > preview.textsLeft && (
        <Alert
          variant="warning"
          title={`Only ${preview.textsLeft} text messages can be sent today`}
        >
          The limit of text messages is reached then. The others are asked by email only. The first
          question of a real incident has no limit.
        </Alert>
      )}
      {unreachable.length > 0 && (
        <Alert
          variant="warning"
          title={`No message can be sent to ${namesText(unreachable, NAMED)}`}
        >
          They have no email address and no mobile number that can get text messages. They are in
          the list: call them, or ask who has seen them. Add a mobile number under Contacts for the
          next time.
        </Alert>
      )}
      <div className={styles.preview}>
        <strong>The text message</strong>
        <p className={styles.text}>{preview.text}</p>
        <p className={styles.aside}>{partsText(preview.segments)}</p>
      </div>
      <details className={styles.topic}>
        <summary>The email: {preview.email.subject}</summary>
        {preview.email.paragraphs.map((paragraph) => (
          <p key={paragraph} className={styles.text}>
            {paragraph}
          </p>
        ))}
      </details>
      {start.error && <Alert variant="problem">{messageOf(start.error)}</Alert>}
      <div className={styles.lead}>
        <Button
          variant="primary"
          isDisabled={people === 0}
          isPending={start.isPending}
          onPress={send}
        >
          {people === 1 ? "Ask 1 person" : `Ask ${people} people`}
        </Button>
        <Button onPress={onClose}>Cancel</Button>
      </div>
    </div>
  );
};
