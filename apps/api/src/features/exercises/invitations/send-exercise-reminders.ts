import type { Participant } from "@holdfast/contract/exercises/exercise";
import { startText } from "@holdfast/contract/exercises/exercise-rules";
import { HOUR, addMs } from "../../../platform/clock";
import type { Queryable } from "../../../platform/database/database";
import { lockPlanAlone } from "../../../platform/database/sql/row-locks-store";
import { enqueueEmail } from "../../../platform/outbox/outbox";
import type { Services } from "../../../platform/services";
import { type DueExercise, dueReminders } from "./due-reminders-store";
import { claimReminder } from "../exercises-store";
import { facilitatorEmail } from "./facilitator-email";
import { listParticipants } from "./participants-store";
import { startOf } from "./reminder-time-rules";
import { type LinkDeps, sendLinks } from "./send-links";

type Deps = LinkDeps & Pick<Services, "database">;

/** A person who received an email about the exercise within this time is not reminded. */
const RECENT = 12 * HOUR;
/** Most exercises in one run. */
const BATCH = 200;

/**
 * Reminds the people of exercises on the day before, each exercise once for its start. Safe in several processes at
 * once. Wake the outbox afterwards.
 */
export async function sendExerciseReminders(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const read = () => dueReminders(deps.database.query, now, BATCH);
  for (let due = await read(); due.length > 0; due = due.length < BATCH ? [] : await read())
    for (const exercise of due)
      await deps.database.transaction(async (tx) => {
        await lockPlanAlone(tx, exercise.planId);
        const isClaimed = await claimReminder(tx, exercise, now);
        if (isClaimed && now < startOf(exercise)) await remind(tx, deps, exercise);
      });
}

async function remind(tx: Queryable, deps: Deps, exercise: DueExercise): Promise<void> {
  const participants = await listParticipants(tx, exercise);
  const before = addMs(deps.clock.now(), -RECENT);
  const isDue = ({ invitedAt, reply }: Participant) =>
    invitedAt !== null && new Date(invitedAt) <= before && reply !== "not-coming";
  await sendLinks(tx, deps, exercise, exercise, participants.filter(isDue), "reminded");
  const { userId, email, organisationId, planId, exerciseId, createdAt } = exercise;
  if (userId === null || email === null || createdAt > before) return;
  const { publicUrl } = deps.config;
  await enqueueEmail(
    tx,
    deps,
    email,
    facilitatorEmail({
      ...exercise,
      start: startText(exercise),
      participants: participants.length,
      coming: participants.filter(({ reply }) => reply === "coming").length,
      url: `${publicUrl}/dashboard/exercise?id=${exerciseId}&plan=${planId}&organisation=${organisationId}`,
      publicUrl,
    }),
    userId,
  );
}
