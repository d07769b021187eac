import { fullName } from "@holdfast/contract/platform/text-rules";
import type {
  AskedContacts,
  ContactCheck,
  ContactDetails,
} from "@holdfast/contract/contact-checks/contact-check";
import { type Freshness, freshnessOf } from "@holdfast/contract/contact-checks/contact-check-rules";

/** A contact's freshness as the screens name it. */
export const FRESHNESS_NAMES: Readonly<Record<Freshness, string>> = {
  fresh: "Confirmed",
  stale: "Out of date",
  never: "Never confirmed",
};

/** As the forms label them. */
export const DETAIL_LABELS: Readonly<Record<keyof ContactDetails, string>> = {
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  mobile: "Mobile",
  phone: "Phone",
  afterHoursPhone: "After-hours number",
};

/** A contact of the list with its freshness. */
export type CheckRow = ContactCheck & { readonly freshness: Freshness };

/** Returns the contacts with their freshness, by the days of the plan. Pure. */
export const rowsOf = (
  checks: readonly ContactCheck[],
  days: number,
  now: Date,
): readonly CheckRow[] =>
  checks.map((check) => ({ ...check, freshness: freshnessOf(check.confirmedAt, days, now) }));

export const nameOf = ({ details }: Pick<ContactCheck, "details">) => fullName(details);

/** Whether a message can reach the person, who has not just been asked. */
export const canBeAsked = ({ details, askedAt, proposal }: ContactCheck) =>
  (details.email !== null || details.mobile !== null) && askedAt === null && proposal === null;

const people = (count: number) =>
  count === 1 ? "1 person" : `${count.toLocaleString("en-AU")} people`;

/** Returns the outcome of asking, as one to four sentences. Pure. */
export const askedText = ({ asked, unreachable, notTexted, waiting }: AskedContacts): string =>
  [
    asked === 0 ? "No one was asked." : `Asked ${people(asked)}.`,
    waiting === 0
      ? ""
      : `Skipped ${people(waiting)}: already asked, or with a correction to approve.`,
    unreachable === 0 ? "" : `Skipped ${people(unreachable)}: no email address or mobile number.`,
    notTexted === 0
      ? ""
      : `Skipped ${people(notTexted)} without an email address: the text message limit is reached, or their number cannot receive texts.`,
  ]
    .filter((text) => text !== "")
    .join(" ");

/** Returns when a person was asked and reminded: 'Asked 23/11/2026, reminded twice'. Pure. */
export function askText({ askedAt, reminders }: ContactCheck, day: (instant: string) => string) {
  if (askedAt === null) return null;
  const last = day(askedAt);
  if (reminders === 0) return `Asked ${last}`;
  return reminders === 1 ? `Reminded ${last}` : `Reminded twice, last ${last}`;
}
