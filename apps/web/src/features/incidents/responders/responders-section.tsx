import { useState } from "react";
import type { Incident } from "@holdfast/contract/incidents/incident";
import type { Delivery, Responder } from "@holdfast/contract/incidents/responder";
import { alertResponder, readIncident } from "@holdfast/contract/incidents/incident-endpoints";
import { useChange } from "../../../platform/api/use-endpoint";
import { formatInstant } from "../../../platform/format/date-format";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { EmptyState } from "../../../ui/feedback/empty-state";
import { messageOf } from "../../../ui/feedback/shown-error";
import { showToast } from "../../../ui/feedback/toast-store";
import { Card } from "../../../ui/layout/card";
import { ContactLinks } from "../../../ui/layout/contact-link";
import { lazyComponent } from "../../../ui/loading/lazy-component";
import { Link } from "react-router";
import { isUnreached } from "@holdfast/contract/incidents/escalation-rules";
import {
  ANSWER_NAMES,
  deliveryProblems,
  TEAM_NAMES,
} from "@holdfast/contract/incidents/incident-words-rules";
import { useOwn } from "../actions/use-own";
import styles from "../incidents.module.css";

const AnswerDialog = lazyComponent(async () => (await import("./answer-dialog")).AnswerDialog);

type RespondersSectionProps = { readonly incident: Incident };

/** Shows who was alerted, when and how, and what they answered. */
export const RespondersSection = ({ incident }: RespondersSectionProps) => {
  const { activatedTeams, responders, areRespondersWithheld, canLead, status } = incident;
  const own = useOwn(incident).responderIds;
  const isOwn = ({ responderId }: Responder) => own.includes(responderId);
  if (areRespondersWithheld) {
    return (
      <Alert
        variant="warning"
        title="The plan has expired, and its teams are no longer shown"
        actions={<Link to="/dashboard/plans">Renew the plan</Link>}
      />
    );
  }
  if (responders.length === 0) {
    return (
      <EmptyState
        icon="people"
        title="No one was alerted"
        action={<Link to="/dashboard/teams">Go to Teams</Link>}
      >
        The activated teams have no contacts.
      </EmptyState>
    );
  }
  const { escalationMinutes } = incident;
  return (
    <div className={styles.teams}>
      {status === "active" && (
        <p className={styles.text}>
          If no one in a team answers within {escalationMinutes} minutes, its next Alternative is
          alerted. Whether a message has arrived is known only when the person answers: mail servers
          report a wrong address later, if at all.
        </p>
      )}
      {activatedTeams.map((teamTypeId) => (
        <Card key={teamTypeId} title={TEAM_NAMES[teamTypeId] ?? ""}>
          {responders.every((responder) => responder.teamTypeId !== teamTypeId) && (
            <p className={styles.text}>This team has no members, so no one was alerted.</p>
          )}
          <ul className={styles.people} aria-label={TEAM_NAMES[teamTypeId]}>
            {responders
              .filter((responder) => responder.teamTypeId === teamTypeId)
              .map((responder) => (
                <li key={responder.responderId} className={styles.person}>
                  <span>
                    <strong>{responder.name}</strong>
                    <span className={styles.aside}>
                      {responder.designation === "Primary" ? "Primary" : "Alternative"}
                      {alertText(responder)}
                    </span>
                    {deliveryProblems(responder).map((problem) => (
                      <span key={problem} className={styles.problem}>
                        {problem}
                      </span>
                    ))}
                  </span>
                  <span className={styles.answers}>
                    <span
                      className={styles.answer}
                      data-answer={
                        isUnreached(responder) ? "unreached" : (responder.answer ?? undefined)
                      }
                    >
                      {answerText(responder)}
                    </span>
                    {canLead && status === "active" && responder.answer !== "on-my-way" && (
                      <AlertButton incident={incident} person={responder} />
                    )}
                    {status === "active" &&
                      responder.alertedAt !== null &&
                      (canLead || isOwn(responder)) && (
                        <AnswerButton
                          incident={incident}
                          person={responder}
                          isOwn={isOwn(responder)}
                        />
                      )}
                  </span>
                  <ContactLinks
                    phones={[responder.mobile, responder.phone].filter(Boolean)}
                    email={responder.email}
                  />
                </li>
              ))}
          </ul>
        </Card>
      ))}
    </div>
  );
};

type AlertButtonProps = { readonly incident: Incident; readonly person: Responder };

/** Alerts a person again, or an Alternative before the minutes are over. */
const AlertButton = ({ incident: { planId, incidentId }, person }: AlertButtonProps) => {
  const alert = useChange(alertResponder, [readIncident]);
  const { responderId, name, email, mobile, alertedAt } = person;
  if (email === null && mobile === null) return null;
  return (
    <Button
      size="small"
      isPending={alert.isPending}
      label={alertedAt === null ? `Alert ${name}` : `Alert again: ${name}`}
      onPress={() =>
        alert.mutate(
          { params: { planId, incidentId, responderId } },
          {
            onSuccess: ({ responders }) => {
              const alerted = responders.find((responder) => responder.responderId === responderId);
              const problems = alerted ? deliveryProblems(alerted) : [];
              showToast(
                problems.length === 0
                  ? { variant: "done", title: `${name} is being alerted` }
                  : { variant: "problem", title: name, text: problems.join(" ") },
              );
            },
            onError: (refusal) => void showToast({ variant: "problem", title: messageOf(refusal) }),
          },
        )
      }
    >
      {alertedAt === null ? "Alert" : "Alert again"}
    </Button>
  );
};

type AnswerButtonProps = AlertButtonProps & { readonly isOwn: boolean };

/** Sets or changes the answer of a person who was alerted. */
const AnswerButton = (props: AnswerButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const { answer, name } = props.person;
  const first = props.isOwn ? "Answer" : "Record answer";
  const text = answer === null ? first : "Change answer";
  return (
    <>
      <Button size="small" label={`${text}: ${name}`} onPress={() => setOpen(true)}>
        {text}
      </Button>
      {isOpen && <AnswerDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};

/** Returns how and when a person was alerted; without the messages that have not arrived. */
function alertText({ alertedAt, email, mobile, emailDelivery, smsDelivery }: Responder): string {
  if (alertedAt === null || !(email || mobile)) return "";
  const isSent = (delivery: Delivery | null) => delivery === "sent" || delivery === null;
  const isWaiting = [emailDelivery, smsDelivery].includes("waiting");
  const means = [
    ...(email && isSent(emailDelivery) ? ["email"] : []),
    ...(mobile && isSent(smsDelivery) ? ["text message"] : []),
  ].join(" and ");
  return [
    means && `, alerted by ${means}`,
    isWaiting && ", being alerted",
    `, ${formatInstant(alertedAt)}`,
  ]
    .filter(Boolean)
    .join("");
}

function answerText(person: Responder): string {
  const { alertedAt, answer, answeredAt, presentAt, email, mobile } = person;
  if (answer !== null) return `${ANSWER_NAMES[answer]}, ${formatInstant(answeredAt)}`;
  if (presentAt !== null) return `At work here since ${formatInstant(presentAt)}`;
  if (alertedAt === null) return "Not alerted yet";
  if (!email && !mobile) return "No email address or mobile number. Call this person";
  return isUnreached(person) ? "Not reached. Call this person" : "No answer yet";
}
