import * as z from "zod/mini";

/** How long each kind of record is stored, in days. */
export type RetentionTimes = {
  readonly auditEvents: number;
  readonly pageViews: number;
  /** Emails and text messages, from the day they were sent or abandoned. */
  readonly messages: number;
  /** Registrations whose email address was never confirmed. */
  readonly unconfirmedAccounts: number;
  /** Invitations, from the day they were accepted or expired. */
  readonly invitations: number;
  /** Archived organisations, from the day their last member deleted the account. */
  readonly abandonedOrganisations: number;
};

const MAX_DAYS = 3_650;

const days = (standard: number, least = 1) =>
  z._default(
    z.coerce
      .number("must be a whole number of days")
      .check(
        z.refine(
          (value: number) => Number.isInteger(value) && value >= least && value <= MAX_DAYS,
          `must be a whole number of days from ${least} to ${MAX_DAYS}`,
        ),
      ),
    standard,
  );

/** Part of the environment, see docs/operating.md. */
export const RETENTION_SETTINGS = {
  // Sign-ins of the last 90 days tell which network addresses belong to a person.
  RETAIN_AUDIT_DAYS: days(365, 90),
  RETAIN_PAGE_VIEWS_DAYS: days(396),
  RETAIN_MESSAGES_DAYS: days(30),
  RETAIN_UNCONFIRMED_ACCOUNTS_DAYS: days(30),
  RETAIN_INVITATIONS_DAYS: days(90),
  RETAIN_ABANDONED_ORGANISATIONS_DAYS: days(90),
};

export const retentionTimesOf = (
  settings: Readonly<Record<keyof typeof RETENTION_SETTINGS, number>>,
): RetentionTimes => ({
  auditEvents: settings.RETAIN_AUDIT_DAYS,
  pageViews: settings.RETAIN_PAGE_VIEWS_DAYS,
  messages: settings.RETAIN_MESSAGES_DAYS,
  unconfirmedAccounts: settings.RETAIN_UNCONFIRMED_ACCOUNTS_DAYS,
  invitations: settings.RETAIN_INVITATIONS_DAYS,
  abandonedOrganisations: settings.RETAIN_ABANDONED_ORGANISATIONS_DAYS,
});
