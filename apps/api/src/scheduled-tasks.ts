import { HOUR, MINUTE } from "./platform/clock";
import { sweepFiles } from "./platform/files/sweep-files";
import type { ScheduledTask } from "./platform/jobs/task-queues";
import { deleteExpiredKeys } from "./platform/http/idempotency/idempotency-store";
import { deleteExpiredLimits } from "./platform/limits/rate-limits-store";
import type { Services } from "./platform/services";
import { retentionTasks } from "./retention";
import {
  deleteExpiredCodes,
  deleteExpiredLinks,
  deleteExpiredSessions,
  deleteExpiredSignInLinks,
} from "./features/accounts/public";
import { sendDueRequests } from "./features/contact-checks/public";
import { sendMonthlyQuestions } from "./features/monthly-questions/public";
import { sendExerciseReminders } from "./features/exercises/public";
import { escalateAlerts, remindSilentPeople } from "./features/incidents/public";
import { unsettledReport } from "./features/purchases/public";
import { sendReminders } from "./features/renewals/public";

/** Returns the tasks that a running server repeats: they send reminders, and delete expired rows and unused files. */
export function tasksOf(services: Services): readonly ScheduledTask[] {
  const { clock, database } = services;
  const hourly = (
    name: string,
    work: (db: typeof database.query, now: Date) => Promise<unknown>,
  ) => ({
    name,
    every: HOUR,
    work: () => work(database.query, clock.now()),
  });
  return [
    { name: "deletion of unused files", every: 6 * HOUR, work: () => sweepFiles(services) },
    hourly("deletion of expired rate limits", deleteExpiredLimits),
    hourly("deletion of expired idempotency keys", deleteExpiredKeys),
    hourly("deletion of expired partner links", deleteExpiredSignInLinks),
    hourly("deletion of expired sessions", deleteExpiredSessions),
    hourly("deletion of expired codes", deleteExpiredCodes),
    hourly("deletion of expired links", deleteExpiredLinks),
    {
      name: "renewal reminders",
      every: HOUR,
      work: () => sendReminders(services).then(services.wakeOutbox),
    },
    {
      name: "requests to confirm contact details",
      every: HOUR,
      work: () => sendDueRequests(services).then(services.wakeOutbox),
    },
    {
      name: "monthly questions to teams",
      every: HOUR,
      work: () => sendMonthlyQuestions(services).then(services.wakeOutbox),
    },
    {
      name: "reminders of exercises",
      every: HOUR,
      work: () => sendExerciseReminders(services).then(services.wakeOutbox),
    },
    {
      name: "alerts of Alternatives and reminders of safety checks",
      every: MINUTE,
      isUrgent: true,
      // A failure of one must not stop the other.
      work: () =>
        escalateAlerts(services)
          .finally(() => remindSilentPeople(services))
          .finally(services.wakeOutbox),
    },
    {
      name: "report of purchases that cannot be settled",
      every: HOUR,
      work: unsettledReport(services),
    },
    ...retentionTasks(services),
  ];
}
