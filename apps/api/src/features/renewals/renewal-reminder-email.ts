import { composeEmail } from "../../platform/mail/compose-email";
import { nameInEmail } from "../../platform/mail/name-in-email-rules";

const DAY_FORMAT = new Intl.DateTimeFormat("en-AU", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "Australia/Sydney",
});

/** Composes the reminder that a plan expires, with a link that opens its renewal and one that stops the reminders. */
export function renewalReminderEmail(input: {
  readonly planName: string;
  readonly organisationName: string;
  readonly firstName: string;
  readonly expiryDate: Date;
  readonly now: Date;
  readonly isBroker: boolean;
  readonly renewUrl: string;
  readonly stopUrl: string;
  readonly oneClickUrl: string;
  readonly publicUrl: string;
}) {
  const { expiryDate, now, isBroker } = input;
  const plan = nameInEmail(input.planName) ?? "A continuity plan";
  const organisation = nameInEmail(input.organisationName);
  const which = organisation ? `${plan} of ${organisation}` : plan;
  const isOver = expiryDate <= now;
  const when = `${isOver ? "expired" : "expires"} on ${DAY_FORMAT.format(expiryDate)}`;
  const name = nameInEmail(input.firstName);
  return composeEmail({
    subject: `${plan} ${when}`,
    greeting: name ? `Hello ${name},` : "Hello,",
    paragraphs: [
      `${which} ${when}.`,
      isOver
        ? "It can still be read and downloaded, but not changed. Renew it to continue working on it."
        : "After that it can still be read and downloaded, but not changed. Renewing adds a year.",
      isBroker
        ? "You can renew it with a key of your brokerage’s quota."
        : "You need a subscription key or promo code. Your insurance broker can give you one.",
    ],
    link: { label: "Renew the plan", url: input.renewUrl },
    reason: isBroker ? "you are the broker of this plan" : "you are an owner of this organisation",
    stop: {
      label: "Turn off renewal reminders",
      url: input.stopUrl,
      oneClickUrl: input.oneClickUrl,
    },
    publicUrl: input.publicUrl,
  });
}
