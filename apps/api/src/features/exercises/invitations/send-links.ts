import { teamNameOf } from "@holdfast/content/library/response/team-types";
import type { Participant } from "@holdfast/contract/exercises/exercise";
import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import type { Queryable } from "../../../platform/database/database";
import { insertMessages } from "../../../platform/outbox/outbox-store";
import type { Services } from "../../../platform/services";
import { createAnswerLink, putAnswerLinks } from "../../answer-links/public";
import { nameOfOrganisation } from "../../organisations/public";
import type { ExerciseKey, StoredExercise } from "../exercises-store";
import { invitationEmail, type Occasion } from "./invitation-email";
import { markInvited } from "./participants-store";

export type LinkDeps = Pick<Services, "clock" | "newId" | "random"> & {
  readonly config: Pick<Services["config"], "publicUrl">;
};

/** What the emails say of an exercise. */
export type InvitingExercise = Pick<StoredExercise, "name" | "plannedFor" | "facilitatorName">;

/**
 * Sends people an invitation, a reminder or the news of another date: each with a new link, which replaces the earlier
 * one. Wake the outbox afterwards.
 */
export async function sendLinks(
  tx: Queryable,
  deps: LinkDeps,
  key: ExerciseKey,
  exercise: InvitingExercise,
  people: readonly Participant[],
  occasion: Occasion,
): Promise<void> {
  if (people.length === 0) return;
  const { publicUrl } = deps.config;
  const organisationName = await nameOfOrganisation(tx, key.organisationId);
  const now = deps.clock.now();
  const links = people.map(({ participantId: subjectId }) => ({
    ...createAnswerLink(deps),
    organisationId: key.organisationId,
    subjectId,
  }));
  await putAnswerLinks(tx, "exercise", links, null);
  await markInvited(
    tx,
    key,
    people.map(({ participantId }) => participantId),
    now,
  );
  await insertMessages(
    tx,
    people.flatMap(({ email, name, teamTypeId }, at) => {
      const link = links[at];
      if (email === null || link === undefined) return [];
      const url = emailLinkUrl(publicUrl, "exercise", { id: link.id, token: link.token });
      const content = invitationEmail(
        {
          name: exercise.name,
          organisationName,
          date: dateInText(exercise.plannedFor),
          facilitatorName: exercise.facilitatorName,
          teamName: teamNameOf(teamTypeId),
          occasion,
        },
        { firstName: name, url, publicUrl },
      );
      return [{ id: deps.newId(), channel: "mail" as const, recipient: email, content }];
    }),
    now,
  );
}
