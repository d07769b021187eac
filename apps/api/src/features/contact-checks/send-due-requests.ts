import {
  REMINDER_DAYS,
  reminderDueBefore,
} from "@holdfast/contract/contact-checks/contact-check-rules";
import type { Queryable } from "../../platform/database/database";
import type { Services } from "../../platform/services";
import { storeReminders, storeRequests } from "./contact-checks-store";
import { contactsToAsk, peopleToRemind } from "./due-checks-store";
import {
  type Asked,
  type RequestDeps,
  sendRequests,
  withinTextLimits,
  withLink,
} from "./send-requests";

type Deps = RequestDeps & Pick<Services, "database">;

/** People of one transaction. */
const BATCH = 200;
/** A run stops after this many batches; the next one continues. */
const MAX_BATCHES = 50;

/**
 * Reminds people who have not answered, and asks the stale contacts of plans that ask automatically. Safe in several
 * processes at once. Wake the outbox afterwards.
 */
export async function sendDueRequests(deps: Deps): Promise<void> {
  for (const reminders of REMINDER_DAYS.keys())
    await inBatches((skipped) => remindPeople(deps, reminders, skipped));
  await inBatches((skipped) => askStaleContacts(deps, skipped));
}

/** Ids of contacts that this run may not text; the next run tries again. */
type Skipped = Set<string>;

async function inBatches(work: (skipped: Skipped) => Promise<number>): Promise<void> {
  const skipped: Skipped = new Set();
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) if ((await work(skipped)) < BATCH) return;
}

/** Returns the people who can be asked now, with new links, and adds the others to `skipped`. */
async function askable(tx: Queryable, deps: Deps, due: readonly Asked[], skipped: Skipped) {
  const allowed = await withinTextLimits(tx, deps, due);
  for (const person of due) if (!allowed.includes(person)) skipped.add(person.contactId);
  return allowed.map((request) => withLink(deps, request));
}

const remindPeople = (deps: Deps, reminders: number, skipped: Skipped) =>
  deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    const before = reminderDueBefore(reminders, now);
    if (before === null) return 0;
    const due = await peopleToRemind(tx, reminders, before, BATCH, [...skipped]);
    const people = await askable(tx, deps, due, skipped);
    if (people.length === 0) return due.length;
    const stored = await storeReminders(tx, people, reminders, now);
    const reminded = people.filter(({ contactId }) => stored.has(contactId));
    await sendRequests(tx, deps, reminded, true);
    return due.length;
  });

const askStaleContacts = (deps: Deps, skipped: Skipped) =>
  deps.database.transaction(async (tx) => {
    const now = deps.clock.now();
    const due = await contactsToAsk(tx, now, BATCH, [...skipped]);
    const people = await askable(tx, deps, due, skipped);
    const stored = await storeRequests(tx, people, now);
    await sendRequests(
      tx,
      deps,
      people.filter(({ contactId }) => stored.has(contactId)),
      false,
    );
    return due.length;
  });
