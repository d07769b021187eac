import { deleteEventsBefore } from "./platform/audit/audit-store";
import { DAY, HOUR, addMs } from "./platform/clock";
import type { Queryable } from "./platform/database/database";
import type { ScheduledTask } from "./platform/jobs/task-queues";
import { deleteMessagesDoneBefore } from "./platform/outbox/message-history-store";
import type { RetentionTimes } from "./platform/retention-times";
import type { Services } from "./platform/services";
import { deleteInvitationsEndedBefore, deleteUnconfirmedBefore } from "./features/accounts/public";
import { deleteAbandonedBefore } from "./features/organisations/public";
import { deleteViewsBefore } from "./features/public-site/public";

/** Deletes up to `max` records from before that time. Returns how many. */
type Sweep = (db: Queryable, before: Date, max: number) => Promise<number>;

type Rule = {
  readonly name: string;
  readonly kind: keyof RetentionTimes;
  readonly sweep: Sweep;
  /** Maximum rows per statement, so that each holds its locks only briefly. */
  readonly batch: number;
};

const RULES: readonly Rule[] = [
  { name: "audit events", kind: "auditEvents", sweep: deleteEventsBefore, batch: 1_000 },
  { name: "page views", kind: "pageViews", sweep: deleteViewsBefore, batch: 1_000 },
  { name: "sent messages", kind: "messages", sweep: deleteMessagesDoneBefore, batch: 1_000 },
  {
    name: "unconfirmed registrations",
    kind: "unconfirmedAccounts",
    sweep: deleteUnconfirmedBefore,
    batch: 200,
  },
  {
    name: "ended invitations",
    kind: "invitations",
    sweep: deleteInvitationsEndedBefore,
    batch: 1_000,
  },
  {
    name: "abandoned organisations",
    kind: "abandonedOrganisations",
    sweep: deleteAbandonedBefore,
    batch: 5,
  },
];

/** A run stops after this many batches; the next one continues. */
const MAX_BATCHES = 100;

async function deleteInBatches(
  { clock, config, database }: Pick<Services, "clock" | "config" | "database">,
  { kind, sweep, batch }: Rule,
): Promise<void> {
  const before = addMs(clock.now(), -config.retention[kind] * DAY);
  for (let turn = 0; turn < MAX_BATCHES; turn += 1)
    if ((await sweep(database.query, before, batch)) < batch) return;
}

/** Returns the tasks that delete records older than the retention settings allow. */
export const retentionTasks = (
  services: Pick<Services, "clock" | "config" | "database">,
): ScheduledTask[] =>
  RULES.map((rule) => ({
    name: `deletion of old ${rule.name}`,
    every: 6 * HOUR,
    work: () => deleteInBatches(services, rule),
  }));
