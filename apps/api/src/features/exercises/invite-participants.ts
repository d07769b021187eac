import { teamTypeById } from "@holdfast/content/library/team-types";
import { NO_ONE_TO_INVITE } from "@holdfast/contract/exercises/errors";
import type { Participant } from "@holdfast/contract/exercises/exercise";
import { inviteParticipants as endpoint } from "@holdfast/contract/exercises/exercise-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Transaction } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { enforceLimit } from "../../platform/limits/rate-limits";
import { insertMessages } from "../../platform/outbox/outbox-store";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { nameOfOrganisation } from "../organisations/public";
import { INVITATIONS_BY_ORGANISATION } from "./exercise-limits";
import type { ExerciseKey, StoredExercise } from "./exercises-store";
import { exerciseOf, keyOf, readWhole } from "./find-exercise";
import { invitationEmail } from "./invitation-email";
import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import { listParticipants, markInvited } from "./participants-store";

export const teamNameOf = (teamTypeId: number): string =>
  teamTypeById(teamTypeId)?.displayName ?? "response team";

const isInvitable = ({ email }: Participant) => email !== null;

export const inviteParticipants = route(
  endpoint,
  async ({ body, scope, params, origin }, services) => {
    const key = keyOf(scope, params);
    const invited = await services.database.transaction(async (tx) => {
      const exercise = await exerciseOf(tx, key);
      const all = await listParticipants(tx, key);
      const { participantId } = body;
      const chosen = all.filter((one) =>
        participantId === undefined ? one.invitedAt === null : one.participantId === participantId,
      );
      if (participantId !== undefined && chosen.length === 0) throw new ProblemError(NOT_FOUND);
      if (!all.some(isInvitable)) throw new ProblemError(NO_ONE_TO_INVITE);
      const people = chosen.filter(isInvitable);
      await inviteAll(tx, services, key, exercise, people);
      await recordEvent(tx, services, {
        action: "plans.exercise-invited",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        subject: scope.planId,
        detail: { name: exercise.name, people: people.length },
        address: origin.address,
      });
      return readWhole(tx, key);
    });
    services.wakeOutbox();
    return invited;
  },
  {
    before: ({ scope }, services) =>
      enforceLimit(services, INVITATIONS_BY_ORGANISATION, scope.organisationId),
  },
);

async function inviteAll(
  tx: Transaction,
  services: Services,
  key: ExerciseKey,
  exercise: StoredExercise,
  people: readonly Participant[],
): Promise<void> {
  if (people.length === 0) return;
  const { publicUrl } = services.config;
  const organisationName = await nameOfOrganisation(tx, key.organisationId);
  const links = people.map(({ participantId }) => ({
    participantId,
    token: services.random.bytes(32).toString("base64url"),
  }));
  const now = services.clock.now();
  await markInvited(tx, key, links, now);
  await insertMessages(
    tx,
    people.flatMap(({ email, name, teamTypeId }, at) => {
      const link = links[at];
      if (email === null || link === undefined) return [];
      const url = `${publicUrl}/exercise-link?id=${link.participantId}&token=${link.token}`;
      const content = invitationEmail(
        {
          name: exercise.name,
          organisationName,
          date: dateInText(exercise.plannedFor),
          facilitatorName: exercise.facilitatorName,
          teamName: teamNameOf(teamTypeId),
        },
        { firstName: name, url, publicUrl },
      );
      return [{ id: services.newId(), channel: "mail" as const, recipient: email, content }];
    }),
    now,
  );
}
