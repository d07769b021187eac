import { useState } from "react";
import type { Incident } from "@holdfast/contract/incidents/incident";
import { readIncidentLog } from "@holdfast/contract/incidents/incident-endpoints";
import { TEAM_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import {
  MESSAGE_LENGTH,
  type MessagePreview,
  type SentTeamMessage,
} from "@holdfast/contract/incidents/messages/team-message";
import {
  previewTeamMessage,
  sendTeamMessage,
} from "@holdfast/contract/incidents/messages/team-message-endpoints";
import {
  messageTemplates,
  teamMessageSms,
} from "@holdfast/contract/incidents/messages/team-message-rules";
import { useRead, useRefresh } from "../../../platform/api/use-endpoint";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { formatTime } from "../../../platform/format/date-format";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { Select } from "../../../ui/fields/choices/select";
import { Form } from "../../../ui/fields/forms/form";
import { TextArea } from "../../../ui/fields/inputs/text-area";
import { Dialog } from "../../../ui/overlays/dialog";
import styles from "../incidents.module.css";
import { useNow } from "../use-now";
import { MessagePreviewSection } from "./message-preview-section";
import { SentSection } from "./sent-section";

const ALL = "all";

type TellDialogProps = { readonly incident: Incident; readonly onClose: () => void };

/** Writes a message to all responders or one team, shows it before it is sent, and then what was sent. */
export const TellDialog = ({ incident, onClose }: TellDialogProps) => {
  const { planId, incidentId } = incident;
  const [sent, setSent] = useState<SentTeamMessage>();
  const preview = useRead(
    previewTeamMessage,
    { params: { planId, incidentId } },
    { isAlwaysFresh: true },
  );
  return (
    <Dialog title="Tell the teams" isOpen onClose={onClose} width={640}>
      {sent ? (
        <SentSection sent={sent} onClose={onClose} />
      ) : (
        <QueryBoundary queries={[preview]} loading={<Skeleton lines={5} height={40} />}>
          {(found) => (
            <TellForm incident={incident} preview={found} onClose={onClose} onSent={setSent} />
          )}
        </QueryBoundary>
      )}
    </Dialog>
  );
};

type TellFormProps = TellDialogProps & {
  readonly preview: MessagePreview;
  readonly onSent: (sent: SentTeamMessage) => void;
};

const TellForm = ({ incident, preview, onClose, onSent }: TellFormProps) => {
  const { planId, incidentId, isExercise, activatedTeams, place } = incident;
  const refresh = useRefresh();
  const now = useNow();
  const form = useContractForm({
    endpoint: sendTeamMessage,
    params: { planId, incidentId },
    initial: { text: "" },
    onSaved: async (sent) => {
      await refresh(readIncidentLog);
      onSent(sent);
    },
  });
  const { teamTypeId } = form.values;
  const text = form.values.text ?? "";
  const people = preview.recipients.filter(
    ({ teamTypeIds }) => teamTypeId === undefined || teamTypeIds.includes(teamTypeId ?? 0),
  );
  const add = (sentence: string) =>
    form.change({ text: `${text.trimEnd()}${text.trim() === "" ? "" : " "}${sentence}` });
  return (
    <Form
      form={form}
      onCancel={onClose}
      submitLabel={people.length === 1 ? "Send to 1 person" : `Send to ${people.length} people`}
      isSubmitDisabled={people.length === 0}
    >
      {isExercise && (
        <Alert variant="warning" title="EXERCISE">
          Every message says so first.
        </Alert>
      )}
      <Select
        name="teamTypeId"
        label="To"
        choices={[
          { id: ALL, name: "All responders" },
          ...activatedTeams.map((team) => ({ id: `${team}`, name: TEAM_NAMES[team] ?? "" })),
        ]}
        value={teamTypeId === undefined ? ALL : `${teamTypeId}`}
        onChange={(chosen) =>
          form.change({ teamTypeId: chosen === ALL ? undefined : Number(chosen) })
        }
      />
      <p id="sentences" className={styles.text}>
        Add to the message:
      </p>
      <ul className={styles.lead} aria-labelledby="sentences">
        {messageTemplates({ meetingPoint: incident.meetingPoint, place }, now, formatTime).map(
          (template) => (
            <li key={template.name}>
              <Button size="small" icon="add" onPress={() => add(template.text)}>
                {template.name}
              </Button>
            </li>
          ),
        )}
      </ul>
      <TextArea {...form.field("text")} label="Message" rows={3} maxLength={MESSAGE_LENGTH} />
      <MessagePreviewSection
        verb="Sent to"
        people={people}
        noOne="No one gets this message: no one is responding"
        others="People who cannot come get no message."
        textsLeft={preview.textsLeft}
        written={[text]}
        sms={text.trim() === "" ? "" : teamMessageSms({ ...incident, ...preview, text })}
      />
    </Form>
  );
};
