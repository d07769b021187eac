import { exerciseScenarioById } from "@holdfast/content/library/response/exercise-scenarios";
import { teamNameOf } from "@holdfast/content/library/response/team-types";
import type { Participant } from "@holdfast/contract/exercises/exercise";
import { startText } from "@holdfast/contract/exercises/exercise-rules";
import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import type { Queryable } from "../../../platform/database/database";
import { nameInEmail } from "../../../platform/mail/name-in-email-rules";
import { insertMessages } from "../../../platform/outbox/outbox-store";
import type { Attachment, EmailMessage } from "../../../platform/outbox/outbox-table";
import type { Services } from "../../../platform/services";
import { createAnswerLink, putAnswerLinks } from "../../answer-links/public";
import { nameOfOrganisation } from "../../organisations/public";
import type { ExerciseKey, StoredExercise } from "../exercises-store";
import { calendarFile } from "./calendar-file-rules";
import { cancellationEmail, invitationEmail, type Occasion } from "./invitation-email";
import { markInvited } from "./participants-store";
import { startOf } from "./reminder-time-rules";

export type LinkDeps = Pick<Services, "clock" | "newId" | "random"> & {
  readonly config: Pick<Services["config"], "publicUrl">;
};

/** What the emails say of an exercise. */
export type InvitingExercise = Pick<
  StoredExercise,
  | "scenarioId"
  | "name"
  | "version"
  | "plannedFor"
  | "startTime"
  | "timeZone"
  | "place"
  | "facilitatorName"
>;

/** Of a scenario that is no longer in the library (minutes). */
const USUAL_LENGTH = 120;

/**
 * Sends people an invitation, a reminder or the news of another time or place: each with a new link, which replaces the
 * earlier one, and a calendar file. Wake the outbox afterwards.
 */
export async function sendLinks(
  tx: Queryable,
  deps: LinkDeps,
  key: ExerciseKey,
  exercise: InvitingExercise,
  people: readonly Participant[],
  occasion: Occasion,
): Promise<void> {
  const { publicUrl } = deps.config;
  const links = new Map(
    people.map(({ participantId }) => [
      participantId,
      {
        ...createAnswerLink(deps),
        organisationId: key.organisationId,
        subjectId: participantId,
      },
    ]),
  );
  if (links.size === 0) return;
  await putAnswerLinks(tx, "exercise", [...links.values()], null);
  await markInvited(tx, key, [...links.keys()], deps.clock.now());
  const calendar = calendarOf(key, exercise, deps.clock.now(), false);
  await sendEmails(tx, deps, key, exercise, people, (text, { participantId, name }) => {
    const link = links.get(participantId);
    if (link === undefined) return [];
    const url = emailLinkUrl(publicUrl, "exercise", { id: link.id, token: link.token });
    return [invitationEmail(text, occasion, { firstName: name, url, publicUrl, calendar })];
  });
}

/** Informs the invited people that an exercise is cancelled. Wake the outbox afterwards. */
export async function sendCancellation(
  tx: Queryable,
  deps: LinkDeps,
  key: ExerciseKey,
  exercise: InvitingExercise,
  people: readonly Participant[],
): Promise<void> {
  const { publicUrl } = deps.config;
  const next = { ...exercise, version: exercise.version + 1 };
  const calendar = calendarOf(key, next, deps.clock.now(), true);
  const invited = people.filter(({ invitedAt }) => invitedAt !== null);
  await sendEmails(tx, deps, key, exercise, invited, (text, { name }) => [
    cancellationEmail(text, { firstName: name, publicUrl, calendar }),
  ]);
}

async function sendEmails(
  tx: Queryable,
  deps: LinkDeps,
  { organisationId }: ExerciseKey,
  exercise: InvitingExercise,
  people: readonly Participant[],
  emailsTo: (
    text: Parameters<typeof cancellationEmail>[0],
    participant: Participant,
  ) => readonly EmailMessage[],
): Promise<void> {
  if (people.length === 0) return;
  const { name, place, facilitatorName } = exercise;
  const organisationName = await nameOfOrganisation(tx, organisationId);
  const facts = { name, organisationName, start: startText(exercise), place, facilitatorName };
  await insertMessages(
    tx,
    people.flatMap((participant) => {
      const { email, teamTypeId } = participant;
      if (email === null) return [];
      return emailsTo({ ...facts, teamName: teamNameOf(teamTypeId) }, participant).map(
        (content) => ({ id: deps.newId(), channel: "mail" as const, recipient: email, content }),
      );
    }),
    deps.clock.now(),
  );
}

function calendarOf(
  { exerciseId }: ExerciseKey,
  exercise: InvitingExercise,
  now: Date,
  isCancelled: boolean,
): Attachment {
  const { scenarioId, name, version, place } = exercise;
  return calendarFile(
    {
      exerciseId,
      version,
      title: `EXERCISE: ${name}`,
      startsAt: startOf(exercise),
      minutes: exerciseScenarioById(scenarioId)?.durationMinutes ?? USUAL_LENGTH,
      location: nameInEmail(place) ?? "",
      description:
        "This is an exercise. Nothing has happened. Open the link in the newest email about it to take part.",
      isCancelled,
    },
    now,
  );
}
