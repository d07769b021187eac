import { HOUR, addMs, MINUTE, SECOND } from "../clock";
import type { Services } from "../services";
import { putJobs, rescheduleJob } from "./jobs-store";
import type { JobQueue } from "./job-worker";

/** A recurring task. A run that takes longer than its interval overlaps with the next, so it must be safe to run twice. */
export type ScheduledTask = {
  readonly name: string;
  /** Interval (ms). */
  readonly every: number;
  /** Runs at its time, also while other tasks run. */
  readonly isUrgent?: true;
  readonly work: () => Promise<unknown>;
};

/** From the start to the first task (ms): late enough not to slow the start down. */
const FIRST = 5 * MINUTE;
/** Between the first runs of two tasks (ms). */
const APART = 10 * SECOND;

/**
 * Returns the queues that run each task a few minutes after the start, so that a server which is restarted often runs it
 * too, and then at its interval. Each process runs one at a time; an urgent one waits for urgent ones only. A failure is logged,
 * and the task runs again at its next time, also after a process that ran it was killed.
 */
export function taskQueues(
  { database, clock, log }: Pick<Services, "database" | "clock" | "log">,
  tasks: readonly ScheduledTask[],
): JobQueue[] {
  const queueOf = (name: string, those: readonly ScheduledTask[]): JobQueue => ({
    name,
    atOnce: 1,
    // Only until the job is rescheduled, which is the first step of its work.
    lease: MINUTE,
    failure: "A task could not be started. It will be retried.",
    async start() {
      const now = clock.now();
      const jobs = those.map((task, at) => ({
        queue: name,
        key: task.name,
        runAt: addMs(now, Math.min(task.every, FIRST + at * APART)),
      }));
      await putJobs(database.query, jobs);
    },
    async work(job) {
      const task = those.find((candidate) => candidate.name === job.key);
      // A task of another version, which may still be running, stays.
      await rescheduleJob(database.query, job, addMs(clock.now(), task?.every ?? HOUR));
      await task
        ?.work()
        .catch((error: unknown) =>
          log.warn(
            { err: error },
            `Task failed: ${task.name}. It runs again at its next interval.`,
          ),
        );
    },
  });
  return [
    queueOf(
      "urgent tasks",
      tasks.filter(({ isUrgent }) => isUrgent),
    ),
    queueOf(
      "tasks",
      tasks.filter(({ isUrgent }) => !isUrgent),
    ),
  ];
}
