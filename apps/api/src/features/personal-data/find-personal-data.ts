import { eventsOfPerson } from "../../platform/audit/audit-store";
import type { Queryable } from "../../platform/database/database";
import { fileById } from "../../platform/files/files-store";
import { storedRequestsOf } from "../../platform/http/idempotency/idempotency-store";
import { type Correspondent, messagesOf } from "../../platform/outbox/message-history-store";
import type { Services } from "../../platform/services";
import {
  invitationsBy,
  invitationsTo,
  readAccount,
  storedCodesOf,
  storedLinksOf,
  storedSessionsOf,
} from "../accounts/public";
import { brokerRecordOf, brokersAddedBy } from "../brokerages/public";
import {
  keyPurchasesOf,
  promoCodesMadeBy,
  quotaEntriesBy,
  subscriptionsNaming,
} from "../subscriptions/public";
import { exercisesPlannedBy } from "../exercises/public";
import { incidentEntriesBy, incidentsDeclaredBy } from "../incidents/public";
import { membershipsGivenBy, membershipsOf } from "../organisations/public";
import { plansCreatedBy } from "../plans/public";
import { policiesSavedBy } from "../policies/public";
import { versionsApprovedBy } from "../plan-content/public";
import { purchasesBy } from "../purchases/public";
import { remindersOffSince } from "../renewals/public";
import { reportsAcceptedBy } from "../risks/public";

type StoredEvent = Awaited<ReturnType<typeof eventsOfPerson>>[number];
type StoredCode = Awaited<ReturnType<typeof storedCodesOf>>[number];

/**
 * Returns whose messages belong to the account. Only verified addresses and numbers count, because anyone may enter
 * someone else's. A message to an unverified one belongs to the account that requested it.
 */
export const correspondentOf = (
  userId: string,
  account: { readonly email: string; readonly phoneNumber: string | null },
  codes: readonly Pick<StoredCode, "sentTo" | "verifiedAt">[],
): Correspondent => ({
  userId,
  recipients: [
    account.email,
    ...(account.phoneNumber ? [account.phoneNumber] : []),
    ...codes.flatMap(({ sentTo, verifiedAt }) => (sentTo && verifiedAt ? [sentTo] : [])),
  ],
});

/** Returns an event without what it reveals about another person who caused it. */
const describeEvent = (
  { actorUserId, address, subject, ...event }: StoredEvent,
  userId: string,
) => {
  const isCausedByYou = actorUserId === userId;
  const isAboutYou = subject === userId;
  return {
    ...event,
    isCausedByYou,
    isAboutYou,
    subject,
    address: isCausedByYou || actorUserId === null ? address : null,
  };
};

/** Returns where the person signed in or reset the password: sign-ins from there are limited last. */
function familiarAddresses(events: readonly StoredEvent[], userId: string) {
  const lastSeen = new Map<string, Date>();
  for (const { action, actorUserId, address, happenedAt } of events)
    if (
      address &&
      actorUserId === userId &&
      ["accounts.signed-in", "accounts.password-reset"].includes(action) &&
      !lastSeen.has(address)
    )
      lastSeen.set(address, happenedAt);
  return [...lastSeen].map(([address, lastSeenAt]) => ({ address, lastSeenAt }));
}

async function readImage({ database, files }: Services, fileId: string | null) {
  const file = fileId === null ? undefined : await fileById(database.query, fileId);
  if (!file) return null;
  const bytes = await files.read(file.name);
  return {
    mediaType: file.mediaType,
    createdAt: file.createdAt,
    base64: bytes?.toString("base64") ?? null,
  };
}

async function readFromAccounts(db: Queryable, userId: string) {
  const account = await readAccount(db, userId);
  if (!account) return undefined;
  // Sequentially, because a request uses one connection (docs/security.md, 'Limits').
  const sessions = await storedSessionsOf(db, userId);
  const codes = await storedCodesOf(db, userId);
  const links = await storedLinksOf(db, userId);
  const received = await invitationsTo(db, account.email);
  const sent = await invitationsBy(db, userId);
  return { account, sessions, codes, links, invitations: { received, sent } };
}

/**
 * Returns all data stored about a person, by kind, newest first and at most 10,000 rows of each. Secrets (hashes,
 * tokens, keys, encrypted secrets) and information about other people are left out. Undefined if there is no such
 * person.
 */
export async function findPersonalData(services: Services, userId: string) {
  const db = services.database.query;
  const own = await readFromAccounts(db, userId);
  if (!own) return undefined;
  const { avatarFileId, agreementsAcceptedAt, ...account } = own.account;
  const events = await eventsOfPerson(db, userId);
  return {
    account,
    image: await readImage(services, avatarFileId),
    agreements: { acceptedAt: agreementsAcceptedAt },
    sessions: own.sessions,
    familiarAddresses: familiarAddresses(events, userId),
    codes: own.codes,
    links: own.links,
    messages: await messagesOf(db, correspondentOf(userId, account, own.codes)),
    memberships: await membershipsOf(db, userId),
    membershipsGiven: await membershipsGivenBy(db, userId),
    invitationsReceived: own.invitations.received,
    invitationsSent: own.invitations.sent,
    broker: (await brokerRecordOf(db, userId)) ?? null,
    brokersAdded: await brokersAddedBy(db, userId),
    subscriptions: await subscriptionsNaming(db, userId, account.email),
    keyPurchases: await keyPurchasesOf(db, userId),
    promoCodes: await promoCodesMadeBy(db, userId),
    quotaEntries: await quotaEntriesBy(db, userId),
    purchases: await purchasesBy(db, userId),
    plansCreated: await plansCreatedBy(db, userId),
    planVersionsApproved: await versionsApprovedBy(db, userId),
    incidentsDeclared: await incidentsDeclaredBy(db, userId),
    exercisesPlanned: await exercisesPlannedBy(db, userId),
    incidentEntries: await incidentEntriesBy(db, userId),
    policiesSaved: await policiesSavedBy(db, userId),
    riskReportsAccepted: await reportsAcceptedBy(db, userId),
    renewalReminders: { offSince: (await remindersOffSince(db, userId)) ?? null },
    storedRequests: await storedRequestsOf(db, userId),
    events: events.map((event) => describeEvent(event, userId)),
  };
}
