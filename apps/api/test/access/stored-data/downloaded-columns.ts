import { files } from "../../../src/platform/files/files-table";
import { idempotencyKeys } from "../../../src/platform/http/idempotency/idempotency-table";
import { outboxMessages } from "../../../src/platform/outbox/outbox-table";
import {
  linkTokens,
  oneTimeCodes,
  sessions,
  users,
} from "../../../src/features/accounts/accounts-table";
import { invitations } from "../../../src/features/accounts/invitations/invitations-table";
import { brokers } from "../../../src/features/brokerages/brokerages-table";
import { renewalReminderRefusals } from "../../../src/features/renewals/renewals-table";
import { organisationMembers } from "../../../src/features/organisations/organisations-table";

/** Tables whose rows belong to a person and are deleted with the account. */
export const OWN_TABLES = [
  users,
  sessions,
  oneTimeCodes,
  linkTokens,
  organisationMembers,
  invitations,
  brokers,
  files,
  outboxMessages,
  idempotencyKeys,
  renewalReminderRefusals,
];

/** Tables of organisations and of the operator that name a person, and what the download contains of them. */
export const RECORDS_NAMING_PEOPLE: Readonly<Record<string, string>> = {
  plans: "an organisation's; 'plansCreated' lists those the person created",
  risk_reports: "an organisation's; 'riskReportsAccepted' has the name that was accepted",
  plan_versions:
    "an organisation's; 'planVersionsApproved' has the name that was stored with the approval",
  incidents:
    "an organisation's; 'incidentsDeclared' has the name that was stored with the declaration",
  exercises: "an organisation's; 'exercisesPlanned' has the name that was stored with it",
  incident_log: "an organisation's; 'incidentEntries' lists those of the person",
  incident_actions: "an organisation's; 'incidentEntries' says which ones the person ticked",
  policies: "an organisation's; 'policiesSaved' has the name that was saved",
  subscriptions:
    "a brokerage's; 'subscriptions' lists those issued, assigned or used by the person, or assigned to the person",
  purchases: "the seller's; 'purchases' lists the person's own",
  key_purchases: "a payment's; 'keyPurchases' lists the person's own",
  promo_codes: "a brokerage's; 'promoCodes' lists those the person created",
  quota_entries: "a brokerage's; 'quotaEntries' lists those the person caused",
  audit_events: "'events' has them without details of other people",
};

const inPart = (part: string, columns: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(columns).map(([column, field]) => [column, `${part}.${field}`]),
  );

const ofTable = (table: string, columns: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [`${table}.${column}`, value]),
  );

/** Columns of `OWN_TABLES` in the download, as `table.column`, with part and field of the file. */
export const DOWNLOADED_COLUMNS: Readonly<Record<string, string>> = {
  ...ofTable("users", {
    ...inPart("account", {
      id: "userId",
      email: "email",
      first_name: "firstName",
      last_name: "lastName",
      phone_number: "phoneNumber",
      otp_type: "otpType",
      authenticator_confirmed_at: "authenticatorConfirmedAt",
      is_machine_account: "isMachineAccount",
      email_confirmed_at: "emailConfirmedAt",
      created_at: "createdAt",
    }),
    agreements_accepted_at: "agreements.acceptedAt",
  }),
  ...ofTable(
    "sessions",
    inPart("sessions", {
      id: "sessionId",
      is_remembered: "isRemembered",
      address: "address",
      user_agent: "userAgent",
      created_at: "createdAt",
      last_used_at: "lastUsedAt",
      expires_at: "expiresAt",
      revoked_at: "revokedAt",
    }),
  ),
  ...ofTable(
    "one_time_codes",
    inPart("codes", {
      purpose: "purpose",
      subject: "sentTo",
      sent_at: "sentAt",
      expires_at: "expiresAt",
      verified_at: "verifiedAt",
      used_at: "usedAt",
    }),
  ),
  ...ofTable(
    "link_tokens",
    inPart("links", {
      purpose: "purpose",
      detail: "newEmail",
      created_at: "createdAt",
      expires_at: "expiresAt",
      used_at: "usedAt",
    }),
  ),
  ...ofTable(
    "organisation_members",
    inPart("memberships", {
      organisation_id: "organisationId",
      role: "role",
      is_revoked: "isRevoked",
      is_default: "isDefault",
      created_at: "createdAt",
    }),
  ),
  ...ofTable(
    "invitations",
    inPart("invitationsReceived", {
      organisation_id: "organisationId",
      brokerage_id: "brokerageId",
      email: "email",
      role: "role",
      created_at: "createdAt",
      expires_at: "expiresAt",
      accepted_at: "acceptedAt",
    }),
  ),
  ...ofTable(
    "brokers",
    inPart("broker", { id: "brokerId", brokerage_id: "brokerageId", created_at: "createdAt" }),
  ),
  ...ofTable("files", inPart("image", { media_type: "mediaType", created_at: "createdAt" })),
  ...ofTable(
    "outbox_messages",
    inPart("messages", {
      channel: "channel",
      recipient: "recipient",
      created_at: "createdAt",
      done_at: "sentAt",
      given_up_at: "givenUpAt",
    }),
  ),
  ...ofTable("renewal_reminder_refusals", inPart("renewalReminders", { created_at: "offSince" })),
  ...ofTable(
    "idempotency_keys",
    inPart("storedRequests", { operation: "operation", created_at: "createdAt" }),
  ),
};

const HASH = "a secret: the hash of a code, link, password or token";
const ROW_ID = "an internal id of the row";
const OWNER = "the person's own id, which is in the account";
const OTHER_PERSON = "the id of another person";

/** Columns of `OWN_TABLES` that are not in the download, as `table.column`, and why. */
export const COLUMNS_LEFT_OUT: Readonly<Record<string, string>> = {
  "users.email_key": "the email in lower case",
  "users.password_hash": HASH,
  "users.avatar_file_id": "an internal id; the download has the image itself",
  "users.authenticator_secret": "a secret, sealed",
  "users.authenticator_last_step":
    "the half minute of the last code of the app; guards against its reuse",
  "sessions.user_id": OWNER,
  "sessions.token_hash": HASH,
  "one_time_codes.id": ROW_ID,
  "one_time_codes.user_id": OWNER,
  "one_time_codes.code_hash": HASH,
  "one_time_codes.tries_left":
    "counts the wrong attempts of a code that expires within ten minutes",
  "link_tokens.id": ROW_ID,
  "link_tokens.user_id": OWNER,
  "link_tokens.token_hash": HASH,
  "organisation_members.user_id": OWNER,
  "organisation_members.added_by_user_id": OTHER_PERSON,
  "invitations.id": ROW_ID,
  "invitations.email_key": "the email in lower case",
  "invitations.added_by_user_id": OTHER_PERSON,
  "invitations.token_hash": HASH,
  "brokers.user_id": OWNER,
  "brokers.added_by_user_id": OTHER_PERSON,
  "files.id": ROW_ID,
  "files.name": "a secret: anyone who knows it can open the image",
  "files.bytes": "the length of the image, which is itself in the download",
  "files.organisation_id": "the owner of a document; a person's image has none",
  "files.plan_id": "the plan of a document; a person's image has none",
  "files.is_plan_version": "whether a document is an approved version; a person's image is not",
  "outbox_messages.id": ROW_ID,
  "outbox_messages.user_id": OWNER,
  "outbox_messages.content": "a secret until it is sent: may contain a code or link; emptied then",
  "outbox_messages.last_error": "the mail server's response, for the operator",
  "outbox_messages.is_urgent": "how soon the server sends the message",
  "outbox_messages.counted_for": "which organisation's limit of text messages it counts towards",
  "outbox_messages.is_deleted_when_done": "how the server deletes the message",
  "renewal_reminder_refusals.user_id": OWNER,
  "idempotency_keys.user_id": OWNER,
  "idempotency_keys.key": "a random text from the caller's own browser or program",
  "idempotency_keys.request_hash": HASH,
  "idempotency_keys.status": "a copy of a response that the person received",
  "idempotency_keys.answer": "a copy of a response that the person received",
};
