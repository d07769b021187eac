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
import { recordEvent } from "../../platform/audit/audit-store";
import type { Queryable } from "../../platform/database/database";
import { lockPlanAlone } from "../../platform/database/row-locks-store";
import { route } from "../../platform/http/route";
import { countWrongLinks } from "../../platform/limits/wrong-links";
import { ProblemError } from "../../platform/problem-error";
import { nameOfOrganisation } from "../organisations/public";
import { EXERCISE_LINKS_BY_ADDRESS } from "./exercise-limits";
import { planOfExercise, readExercise } from "./exercises-store";
import { insertAnswer, listAnswers, listInjects } from "./injects-store";
import { type ExerciseLink, participantOfLink, storeReply } from "./participants-store";
import { teamNameOf } from "./send-links";

const countLink = countWrongLinks(EXERCISE_LINKS_BY_ADDRESS, participantOfLink);

/** @throws ProblemError 418 for a wrong or replaced link */
async function participantOf(db: Queryable, link: ExerciseLink) {
  const participant = await participantOfLink(db, link);
  const planId = participant && (await planOfExercise(db, participant));
  if (!participant || planId === undefined) throw new ProblemError(EXERCISE_LINK_INVALID);
  const { organisationId, exerciseId } = participant;
  return { participant, key: { organisationId, planId, exerciseId } };
}

/** Returns what the link shows: the released messages of the person's team, while the exercise runs. */
async function invitedExercise(db: Queryable, link: ExerciseLink): Promise<InvitedExercise> {
  const { participant, key } = await participantOf(db, link);
  const exercise = await readExercise(db, key);
  if (!exercise) throw new ProblemError(EXERCISE_LINK_INVALID);
  const { name, scenarioSummary, status, plannedFor, facilitatorName } = exercise;
  const isRunning = status === "running";
  const answers = isRunning ? await listAnswers(db, key, link.id) : [];
  const injects = isRunning ? await listInjects(db, key) : [];
  return {
    name,
    summary: scenarioSummary,
    organisationName: await nameOfOrganisation(db, key.organisationId),
    status,
    plannedFor,
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
      .toSorted((one, other) => Date.parse(other.releasedAt) - Date.parse(one.releasedAt)),
  };
}

export const readInvitedExercise = route(
  readEndpoint,
  { before: countLink },
  ({ body }, { database }) => invitedExercise(database.query, body),
);

export const replyToInvitation = route(
  replyEndpoint,
  { before: countLink },
  async ({ body }, { database }) => {
    const { key } = await participantOf(database.query, body);
    return database.transaction(async (tx) => {
      await lockPlanAlone(tx, key.planId);
      await storeReply(tx, body, body.reply);
      return invitedExercise(tx, body);
    });
  },
);

export const answerInject = route(
  answerEndpoint,
  { before: countLink },
  async ({ body, origin }, services) => {
    const { database, clock } = services;
    const { key } = await participantOf(database.query, body);
    return database.transaction(async (tx) => {
      await lockPlanAlone(tx, key.planId);
      const exercise = await invitedExercise(tx, body);
      const isReleased = exercise.injects.some(({ number }) => number === body.number);
      if (exercise.status !== "running" || !isReleased)
        throw new ProblemError(EXERCISE_NOT_RUNNING);
      const isStored = await insertAnswer(tx, key, {
        injectNumber: body.number,
        participantId: body.id,
        text: body.text,
        answeredAt: clock.now(),
      });
      if (!isStored) throw new ProblemError(INJECT_ANSWERED);
      await recordEvent(tx, services, {
        action: "plans.exercise-answered",
        organisationId: key.organisationId,
        subject: body.id,
        detail: { number: body.number },
        address: origin.address,
      });
      return invitedExercise(tx, body);
    });
  },
);
