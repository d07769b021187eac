import {
  REMINDER_DAYS,
  reminderDueBefore,
} from "@holdfast/contract/contact-checks/contact-check-rules";
import type { Services } from "../../platform/services";
import { storeReminders, storeRequests } from "./contact-checks-store";
import { contactsToAsk, peopleToRemind } from "./due-checks-store";
import { type RequestMeans, sendRequests, withLink } from "./send-requests";

type Means = RequestMeans & Pick<Services, "database">;

/** People of one transaction. */
const BATCH = 200;
/** A run stops after this many batches; the next one continues. */
const MAX_BATCHES = 50;

/**
 * Reminds people who have not answered, and asks the stale contacts of plans that ask automatically. Safe in several
 * processes at once. Wake the outbox afterwards.
 */
export async function sendDueRequests(means: Means): Promise<void> {
  for (const reminders of REMINDER_DAYS.keys())
    await inBatches(() => remindPeople(means, reminders));
  await inBatches(() => askStaleContacts(means));
}

async function inBatches(work: () => Promise<number>): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1) if ((await work()) < BATCH) return;
}

const remindPeople = (means: Means, reminders: number) =>
  means.database.transaction(async (tx) => {
    const now = means.clock.now();
    const before = reminderDueBefore(reminders, now);
    if (before === null) return 0;
    const due = await peopleToRemind(tx, reminders, before, BATCH);
    if (due.length === 0) return 0;
    const people = due.map((one) => withLink(means, one));
    const stored = await storeReminders(tx, people, reminders, now);
    const reminded = people.filter(({ contactId }) => stored.has(contactId));
    await sendRequests(tx, means, reminded, true);
    return due.length;
  });

const askStaleContacts = (means: Means) =>
  means.database.transaction(async (tx) => {
    const now = means.clock.now();
    const due = await contactsToAsk(tx, now, BATCH);
    const people = due.map((one) => withLink(means, one));
    const stored = await storeRequests(tx, people, now);
    await sendRequests(
      tx,
      means,
      people.filter(({ contactId }) => stored.has(contactId)),
      false,
    );
    return due.length;
  });
