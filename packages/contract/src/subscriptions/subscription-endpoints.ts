import * as z from "zod/mini";
import { ALREADY_REVOKED, KEY_ALREADY_USED, NOT_ENOUGH_QUOTA } from "./errors";
import { ACCOUNT, created, defineEndpoint, list, nothing } from "../platform/endpoint";
import { NOT_ALLOWED, NOT_FOUND, TOO_MANY_REQUESTS } from "../platform/errors";
import { id } from "../platform/field-rules";
import { PageQuery } from "../platform/list-page";
import { AssignKeyInput, IssueKeysInput, RevokeKeyInput, Subscription } from "./subscription";
import { Transaction } from "./transaction";

export const KEY_COPIED = "Subscription Key copied";

export const listUserSubscriptions = defineEndpoint({
  name: "listUserSubscriptions",
  method: "GET",
  path: "/user/subscriptions",
  summary:
    "Lists the subscription keys that are assigned to the user or were used by the user, newest first.",
  access: ACCOUNT,
  query: PageQuery,
  response: list(z.array(Subscription)),
});

export const listUserTransactions = defineEndpoint({
  name: "listUserTransactions",
  method: "GET",
  path: "/user/transactions",
  summary: "Lists the purchases that the user made without a brokerage, newest first.",
  access: ACCOUNT,
  query: PageQuery,
  response: list(z.array(Transaction)),
});

export const issueSubscriptions = defineEndpoint({
  name: "issueSubscriptions",
  method: "POST",
  path: "/subscriptions/create",
  summary:
    "Takes keys from the quota of the caller's brokerage, and emails them if they are assigned to an address.",
  access: ACCOUNT,
  body: IssueKeysInput,
  response: created(z.object({ subscriptionIds: z.array(id()) })),
  errors: [NOT_ENOUGH_QUOTA, NOT_ALLOWED, TOO_MANY_REQUESTS],
});

export const assignSubscription = defineEndpoint({
  name: "assignSubscription",
  method: "POST",
  path: "/subscriptions/assign",
  summary: "Assigns an unused key of the caller's brokerage to an email address, and emails it.",
  access: ACCOUNT,
  body: AssignKeyInput,
  response: nothing,
  errors: [NOT_FOUND, KEY_ALREADY_USED, TOO_MANY_REQUESTS],
});

export const revokeSubscription = defineEndpoint({
  name: "revokeSubscription",
  method: "POST",
  path: "/subscriptions/revoke",
  summary:
    "Revokes a key of the caller's brokerage for good: its plan ends a year earlier, and an unused key returns to the quota.",
  access: ACCOUNT,
  body: RevokeKeyInput,
  response: nothing,
  errors: [NOT_FOUND, ALREADY_REVOKED],
});
