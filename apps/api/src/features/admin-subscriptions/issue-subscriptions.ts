import { normaliseSubscriptionKey } from "@holdfast/contract/subscriptions/subscription-key-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { KEY_ALREADY_USED } from "@holdfast/contract/subscriptions/errors";
import {
  assignSubscription as assignEndpoint,
  issueSubscriptions as endpoint,
} from "@holdfast/contract/subscriptions/subscription-endpoints";
import type { BrokerageScope, Session } from "../../platform/access/scope";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Queryable, Transaction } from "../../platform/database/database";
import { allFieldsUsed } from "../../platform/database/sql/row-of";
import { route } from "../../platform/http/route";
import { enforceLimits } from "../../platform/limits/rate-limits";
import { enqueueEmail } from "../../platform/outbox/outbox";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { emailKeyOf, userByEmail } from "../accounts/public";
import { brokerOf } from "../brokerages/public";
import { assignKeyRow, assignment, issueQuotaKeys, keyOfBrokerage } from "../subscriptions/public";
import { lockOwnQuota, ownBrokerage } from "./find-own-brokerage";
import { keyAssignedEmail } from "./key-assigned-email";
import { KEY_EMAILS_BY_ACCOUNT, KEY_EMAILS_BY_RECIPIENT } from "./subscription-limits";

const limitEmails = async (
  services: Services,
  { userId }: Session,
  email: string | null | undefined,
) => {
  if (!email) return;
  await enforceLimits(services, [
    [KEY_EMAILS_BY_ACCOUNT, userId],
    [KEY_EMAILS_BY_RECIPIENT, emailKeyOf(email)],
  ]);
};

/** Returns the active account with that address, otherwise the address: the person may register later. */
async function assigneeOf(db: Queryable, email: string) {
  const user = await userByEmail(db, email);
  return user && user.emailConfirmedAt !== null ? { userId: user.id } : { email };
}

async function sendKeys(
  tx: Transaction,
  services: Services,
  { userId }: BrokerageScope,
  email: string,
  keys: readonly string[],
) {
  const place = (await brokerOf(tx, userId))?.brokerageName ?? "";
  const { publicUrl } = services.config;
  await enqueueEmail(tx, services, email, keyAssignedEmail({ keys, place, publicUrl }));
}

/** Takes keys from the quota, to hand them out. */
export const issueSubscriptions = route(
  endpoint,
  { before: ({ body, session }, services) => limitEmails(services, session, body.email) },
  async ({ body, session, origin }, services) => {
    const { quantity, email } = body;
    allFieldsUsed(body, ["quantity", "email"]);
    const subscriptionIds = await services.database.transaction(async (tx) => {
      const scope = await ownBrokerage(tx, session);
      const assignee = email ? await assigneeOf(tx, email) : undefined;
      const input = { scope, assignee, address: origin.address, quantity };
      const issued = await issueQuotaKeys(tx, services, input);
      if (email)
        await sendKeys(
          tx,
          services,
          scope,
          email,
          issued.map(({ key }) => key),
        );
      return issued.map(({ subscriptionId }) => subscriptionId);
    });
    services.wakeOutbox();
    return { subscriptionIds };
  },
);

/** Assigns an unused key, or assigns it to another address. */
export const assignSubscription = route(
  assignEndpoint,
  { before: ({ body, session }, services) => limitEmails(services, session, body.email) },
  async ({ body, session, origin }, services) => {
    const { subscriptionKey, email } = body;
    allFieldsUsed(body, ["subscriptionKey", "email"]);
    await services.database.transaction(async (tx) => {
      const scope = await lockOwnQuota(tx, session, NOT_FOUND);
      const key = normaliseSubscriptionKey(subscriptionKey);
      if (!key || !(await keyOfBrokerage(tx, scope, { key }))) throw new ProblemError(NOT_FOUND);
      const columns = assignment(await assigneeOf(tx, email), session.userId);
      const assigned = await assignKeyRow(tx, scope, key, columns);
      if (!assigned) throw new ProblemError(KEY_ALREADY_USED);
      await sendKeys(tx, services, scope, email, [key]);
      await recordEvent(tx, services, {
        action: "brokerages.key-assigned",
        actorUserId: session.userId,
        brokerageId: scope.brokerageId,
        subject: assigned.id,
        address: origin.address,
      });
    });
    services.wakeOutbox();
  },
);
