import { wholeNumber } from "./setting-rules";

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

const days = (standard: number, min = 1) => wholeNumber(min, 3_650, standard, "of days");

/** Part of the environment, see docs/operating.md. */
export const RETENTION_SETTINGS = {
  // Sign-ins of the last 90 days tell which network addresses belong to a person.
  RETAIN_AUDIT_DAYS: days(365, 90),
  RETAIN_MESSAGES_DAYS: days(30),
  RETAIN_ABANDONED_ORGANISATIONS_DAYS: days(90),
};

/** In days. Counts of page views name no one, and the others belong to no account yet. */
const UNCHANGEABLE = { pageViews: 396, unconfirmedAccounts: 30, invitations: 90 };

export const retentionTimesOf = (
  settings: Readonly<Record<keyof typeof RETENTION_SETTINGS, number>>,
): RetentionTimes => ({
  ...UNCHANGEABLE,
  auditEvents: settings.RETAIN_AUDIT_DAYS,
  messages: settings.RETAIN_MESSAGES_DAYS,
  abandonedOrganisations: settings.RETAIN_ABANDONED_ORGANISATIONS_DAYS,
});
