import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import type { Queryable } from "../../platform/database/database";
import { ONE_CLICK_PATH } from "../../platform/mail/one-click";
import { enqueueEmails } from "../../platform/outbox/outbox";
import type { Services } from "../../platform/services";
import { reminderToken } from "./reminder-link-rules";
import { renewalReminderEmail } from "./renewal-reminder-email";
import { claimReminders, type DueReminder, type Recipient, recipientsOf } from "./renewals-store";

/** Plans of one transaction. */
const BATCH = 100;

type Deps = Pick<Services, "clock" | "newId" | "secret"> & {
  readonly config: Pick<Services["config"], "publicUrl">;
};

/**
 * Enqueues the reminders of up to `BATCH` plans, in the transaction that records them: each is sent once, however many
 * processes do this. Returns how many plans there were.
 */
async function remindOfPlans(tx: Queryable, deps: Deps): Promise<number> {
  const due = await claimReminders(tx, deps.clock.now(), BATCH);
  if (due.length === 0) return 0;
  const plans = new Map(due.map((reminder) => [reminder.planId, reminder]));
  const recipients = await recipientsOf(tx, [...plans.keys()]);
  await enqueueEmails(
    tx,
    deps,
    recipients.flatMap((recipient) => {
      const plan = plans.get(recipient.planId);
      return plan ? [emailTo(recipient, plan, deps)] : [];
    }),
  );
  return due.length;
}

function emailTo(recipient: Recipient, plan: DueReminder, deps: Deps) {
  const { publicUrl } = deps.config;
  const { userId, isBroker } = recipient;
  const link = { id: userId, token: reminderToken(deps, userId) };
  return {
    recipient: recipient.email,
    userId,
    content: renewalReminderEmail({
      ...recipient,
      expiryDate: plan.expiryDate,
      now: deps.clock.now(),
      renewUrl: isBroker
        ? `${publicUrl}/admin/organisations?renew=${plan.planId}`
        : `${publicUrl}/dashboard/plans?renew=${plan.planId}&organisation=${plan.organisationId}`,
      stopUrl: emailLinkUrl(publicUrl, "reminders", link),
      oneClickUrl: `${publicUrl}${ONE_CLICK_PATH}?${new URLSearchParams(link)}`,
      publicUrl,
    }),
  };
}

/**
 * Enqueues all reminders that are due, and returns of how many plans. Safe to run in several processes at once. Wake the
 * outbox afterwards.
 */
export async function sendReminders(deps: Deps & Pick<Services, "database">): Promise<number> {
  let plans = 0;
  for (let batch = BATCH; batch === BATCH; plans += batch)
    batch = await deps.database.transaction((tx) => remindOfPlans(tx, deps));
  return plans;
}
