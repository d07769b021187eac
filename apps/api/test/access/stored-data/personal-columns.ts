/** What happens to a column with a person's data when the person deletes the account. */
type PersonalColumn = {
  /** The part of the download that contains it, or why none does. */
  readonly download: string;
  /** Deleted or emptied; otherwise why it remains. */
  readonly erasure: "row deleted" | "value removed" | `stays: ${string}`;
};

const deleted = (download: string): PersonalColumn => ({ download, erasure: "row deleted" });
const removed = (download: string): PersonalColumn => ({ download, erasure: "value removed" });

/**
 * Every column of the database with data about a user, as `table.column`. A new column that refers to a user or is
 * named like personal data fails `personal-data.test.ts` until it is listed here, or its table in
 * `RECORDS_OF_ORGANISATIONS`, and is part of the download and the erasure.
 */
export const PERSONAL_COLUMNS: Readonly<Record<string, PersonalColumn>> = {
  "users.email": deleted("account"),
  "users.email_key": deleted("none: the email in lower case"),
  "users.first_name": deleted("account"),
  "users.last_name": deleted("account"),
  "users.phone_number": deleted("account"),
  "users.avatar_file_id": deleted("image"),
  "sessions.user_id": deleted("sessions"),
  "sessions.address": deleted("sessions"),
  "sessions.user_agent": deleted("sessions"),
  "one_time_codes.user_id": deleted("codes"),
  "one_time_codes.subject": deleted("codes"),
  "link_tokens.user_id": deleted("links"),
  "link_tokens.detail": deleted("links"),
  "organisation_members.user_id": deleted("memberships"),
  "organisation_members.added_by_user_id": removed("membershipsGiven"),
  "invitations.email": deleted("invitationsReceived"),
  "invitations.email_key": deleted("none: the email in lower case"),
  "invitations.added_by_user_id": removed("invitationsSent"),
  "brokers.user_id": deleted("broker"),
  "brokers.added_by_user_id": removed("brokersAdded"),
  "promo_codes.created_by_user_id": removed("promoCodes"),
  "plans.created_by_user_id": removed("plansCreated"),
  "subscriptions.issued_by_user_id": removed("subscriptions"),
  "subscriptions.assigned_to_user_id": removed("subscriptions"),
  "subscriptions.assigned_by_user_id": removed("subscriptions"),
  "subscriptions.assigned_email": removed("subscriptions"),
  "subscriptions.used_by_user_id": removed("subscriptions"),
  "key_purchases.user_id": removed("keyPurchases"),
  "quota_entries.actor_user_id": removed("quotaEntries"),
  "purchases.user_id": removed("purchases"),
  "purchases.buyer_user_name": removed("purchases"),
  "purchases.buyer_email": removed("purchases"),
  "purchases.billing_address": removed("purchases"),
  "policies.saved_by_user_id": removed("policiesSaved"),
  "policies.saved_by_user_name": {
    download: "policiesSaved",
    erasure: "stays: the organisation's evidence of who saved the policy",
  },
  "plan_versions.approved_by_user_id": removed("planVersionsApproved"),
  "plan_versions.approver_user_name": {
    download: "planVersionsApproved",
    erasure: "stays: the organisation's evidence of who approved the version",
  },
  "incidents.declared_by_user_id": removed("incidentsDeclared"),
  "incidents.declared_by_user_name": {
    download: "incidentsDeclared",
    erasure: "stays: the organisation's evidence of who declared the incident",
  },
  "exercises.created_by_user_id": removed("exercisesPlanned"),
  "incident_log.author_user_id": removed("incidentEntries"),
  "incident_log.author_user_name": {
    download: "incidentEntries",
    erasure: "stays: the organisation's evidence of who did what in an incident",
  },
  "incident_actions.done_by_user_name": {
    download: "none: 'incidentEntries' has it",
    erasure: "stays: the organisation's evidence of who did what in an incident",
  },
  "risk_reports.accepted_by_user_id": removed("riskReportsAccepted"),
  "risk_reports.accepted_by_user_name": {
    download: "riskReportsAccepted",
    erasure: "stays: the organisation's evidence of who accepted the report",
  },
  "audit_events.actor_user_id": {
    download: "events",
    erasure: "stays: an id that no longer identifies a person",
  },
  "audit_events.subject": {
    download: "events",
    erasure: "stays: an id that no longer identifies a person",
  },
  "audit_events.address": removed("events"),
  "outbox_messages.recipient": deleted("messages"),
  "outbox_messages.user_id": deleted("messages"),
  "outbox_messages.content": deleted("none: emptied once sent, may contain a code or a link"),
  "renewal_reminder_refusals.user_id": deleted("renewalReminders"),
  "idempotency_keys.user_id": deleted("storedRequests"),
  "idempotency_keys.answer": deleted("none: a copy of other responses, deleted after a day"),
};

/** Tables whose people are not users: an organisation enters them, owns them and deletes them. */
export const RECORDS_OF_ORGANISATIONS: Readonly<Record<string, string>> = {
  brokerages: "the firm, its adviser and their contact details, as its brokers print them",
  branches: "contact details of a location of the organisation",
  alternative_sites: "contact details of a recovery site",
  contacts: "the organisation's own directory",
  contact_checks: "corrections of the organisation's own contacts, until they are decided",
  customers: "the organisation's own directory",
  suppliers: "the organisation's own directory",
  strategic_third_parties: "the organisation's own directory",
  exercise_participants: "contacts of the organisation, as they took part in an exercise",
  incident_responders: "contacts of the organisation, as they were called in an incident",
  incident_messages: "messages of an incident to contacts of the organisation",
  safety_check_people:
    "contacts of the organisation, as they answered the safety check of an incident",
  insurance_policies: "the claims number of an insurer of the organisation",
  recovery_details: "keys, signatories and payroll of an organisation, as it wrote them",
  location_positions: "the address of a location of the organisation",
  plan_copy_holders: "who holds a copy of the organisation's plan, as the organisation wrote it",
  policy_members: "contacts of the organisation, as its policy named them",
};

/** Columns named like personal data that contain none. */
export const NOT_PERSONAL: Readonly<Record<string, string>> = {
  "audit_events.detail":
    "ids, roles, counts, names of changed fields, and the name of the changed entry of an organisation (decision 009)",
  "recovery_strategies.other_address": "where a department of an organisation recovers",
  "plan_versions.content":
    "an organisation's plan as it was approved; the people in it are its contacts",
  "users.email_confirmed_at": "a time; in the download's account",
};
