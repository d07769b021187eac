import { HOUR } from "./platform/clock";
import { sweepFiles } from "./platform/files/sweep-files";
import type { ScheduledTask } from "./platform/scheduler";
import { forgetPastKeys } from "./platform/http/idempotency-store";
import { forgetPastLimits } from "./platform/limits/rate-limits-store";
import type { Services } from "./platform/services";
import { retentionTasks } from "./retention";
import {
  deletePastCodes,
  deletePastLinks,
  deletePastSessions,
  forgetPastSignInLinks,
} from "./features/accounts/public";

/** Returns what a running server does from time to time: it deletes what is past its time. */
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
    { name: "sweep of files", every: 6 * HOUR, work: () => sweepFiles(services) },
    hourly("end of limits", forgetPastLimits),
    hourly("end of kept answers", forgetPastKeys),
    hourly("end of partners' links", forgetPastSignInLinks),
    hourly("sweep of sessions", deletePastSessions),
    hourly("sweep of codes", deletePastCodes),
    hourly("sweep of links", deletePastLinks),
    ...retentionTasks(services),
  ];
}
