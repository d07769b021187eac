import { teamNameOf } from "@holdfast/content/library/response/team-types";
import {
  answerInject as answerEndpoint,
  type InvitedExercise,
  readInvitedExercise as readEndpoint,
  replyToInvitation as replyEndpoint,
} from "@holdfast/contract/exercises/exercise-link-endpoints";
import {
  EXERCISE_LINK_INVALID,
  EXERCISE_NOT_RUNNING,
  INJECT_ANSWERED,
} from "@holdfast/contract/exercises/errors";
import { recordEvent } from "../../../platform/audit/audit-store";
import type { Queryable } from "../../../platform/database/database";
import { lockPlanAlone } from "../../../platform/database/sql/row-locks-store";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { type AnswerLink, answerLinksOf } from "../../answer-links/public";
import { nameOfOrganisation } from "../../organisations/public";
import { planOfExercise, readExercise } from "../exercises-store";
import { insertAnswer, listAnswers, listInjects } from "./injects-store";
import { participantOfLink, storeReply } from "../invitations/participants-store";

const links = answerLinksOf("exercise", { invalid: EXERCISE_LINK_INVALID });

/** @throws ProblemError 418 for a wrong or replaced link */
async function participantOf(db: Queryable, link: AnswerLink, now: Date) {
  const subject = await links.find(db, link, now);
  const participant = await participantOfLink(db, subject);
  const { organisationId } = subject;
  const planId = participant && (await planOfExercise(db, { organisationId, ...participant }));
  if (!participant || planId === undefined) throw new ProblemError(EXERCISE_LINK_INVALID);
  return {
    subject,
    participant,
    key: { organisationId, planId, exerciseId: participant.exerciseId },
  };
}

/** Returns what the link shows: the released messages of the person's team, while the exercise runs. */
async function invitedExercise(
  db: Queryable,
  link: AnswerLink,
  now: Date,
): Promise<InvitedExercise> {
  const { participant, key } = await participantOf(db, link, now);
  const exercise = await readExercise(db, key);
  if (!exercise) throw new ProblemError(EXERCISE_LINK_INVALID);
  const { name, scenarioSummary, status, facilitatorName } = exercise;
  const isRunning = status === "running";
  const answers = isRunning ? await listAnswers(db, key, participant.participantId) : [];
  const injects = isRunning ? await listInjects(db, key) : [];
  return {
    name,
    summary: scenarioSummary,
    organisationName: await nameOfOrganisation(db, key.organisationId),
    status,
    plannedFor: exercise.plannedFor,
    startTime: exercise.startTime,
    timeZone: exercise.timeZone,
    place: exercise.place,
    facilitatorName,
    teamName: teamNameOf(participant.teamTypeId),
    reply: participant.reply,
    injects: injects
      .flatMap(({ number, text, section, releasedAt, teamTypeId }) =>
        releasedAt === null || teamTypeId !== participant.teamTypeId
          ? []
          : [
              {
                number,
                text,
                section,
                releasedAt,
                answer: answers.find(({ injectNumber }) => injectNumber === number)?.text ?? null,
              },
            ],
      )
      .toSorted((a, b) => Date.parse(b.releasedAt) - Date.parse(a.releasedAt)),
  };
}

export const readInvitedExercise = route(
  readEndpoint,
  { before: links.countWrong },
  ({ body }, { database, clock }) => invitedExercise(database.query, body, clock.now()),
);

export const replyToInvitation = route(
  replyEndpoint,
  { before: links.countWrong },
  async ({ body }, { database, clock }) => {
    const now = clock.now();
    const { key } = await participantOf(database.query, body, now);
    return database.transaction(async (tx) => {
      await lockPlanAlone(tx, key.planId);
      const { subject } = await participantOf(tx, body, now);
      await storeReply(tx, subject, body.reply);
      return invitedExercise(tx, body, now);
    });
  },
);

export const answerInject = route(
  answerEndpoint,
  { before: links.countWrong },
  async ({ body, origin }, services) => {
    const { database, clock } = services;
    const now = clock.now();
    const { key, participant } = await participantOf(database.query, body, now);
    const { participantId } = participant;
    return database.transaction(async (tx) => {
      await lockPlanAlone(tx, key.planId);
      const exercise = await invitedExercise(tx, body, now);
      const isReleased = exercise.injects.some(({ number }) => number === body.number);
      if (exercise.status !== "running" || !isReleased)
        throw new ProblemError(EXERCISE_NOT_RUNNING);
      const isStored = await insertAnswer(tx, key, {
        injectNumber: body.number,
        participantId,
        text: body.text,
        answeredAt: now,
      });
      if (!isStored) throw new ProblemError(INJECT_ANSWERED);
      await recordEvent(tx, services, {
        action: "plans.exercise-answered",
        organisationId: key.organisationId,
        subject: participantId,
        detail: { number: body.number },
        address: origin.address,
      });
      return invitedExercise(tx, body, now);
    });
  },
);
