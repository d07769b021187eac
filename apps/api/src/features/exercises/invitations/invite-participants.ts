import { NO_ONE_TO_INVITE } from "@holdfast/contract/exercises/errors";
import type { Participant } from "@holdfast/contract/exercises/exercise";
import { inviteParticipants as endpoint } from "@holdfast/contract/exercises/exercise-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { recordEvent } from "../../../platform/audit/audit-store";
import { route } from "../../../platform/http/route";
import { enforceLimit } from "../../../platform/limits/rate-limits";
import { ProblemError } from "../../../platform/problem-error";
import { INVITATIONS_BY_ORGANISATION } from "../exercise-limits";
import { exerciseOf, keyOf, readWhole } from "../find-exercise";
import { listParticipants } from "./participants-store";
import { sendLinks } from "./send-links";

const isInvitable = ({ email }: Participant) => email !== null;

export const inviteParticipants = route(
  endpoint,
  {
    before: ({ scope }, services) =>
      enforceLimit(services, INVITATIONS_BY_ORGANISATION, scope.organisationId),
  },
  async ({ body, scope, params, origin }, services) => {
    const key = keyOf(scope, params);
    const invited = await services.database.transaction(async (tx) => {
      const exercise = await exerciseOf(tx, key);
      const all = await listParticipants(tx, key);
      const { participantId } = body;
      const chosen = all.filter((participant) =>
        participantId === undefined
          ? participant.invitedAt === null
          : participant.participantId === participantId,
      );
      if (participantId !== undefined && chosen.length === 0) throw new ProblemError(NOT_FOUND);
      if (!all.some(isInvitable)) throw new ProblemError(NO_ONE_TO_INVITE);
      const people = chosen.filter(isInvitable);
      await sendLinks(tx, services, key, exercise, people, "invited");
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
);
