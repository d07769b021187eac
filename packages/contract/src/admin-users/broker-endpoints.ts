import * as z from "zod/mini";
import {
  ACCOUNT,
  created,
  defineEndpoint,
  inBrokerage,
  json,
  list,
  nothing,
} from "../platform/endpoint";
import { defineError, NOT_FOUND, TOO_MANY_REQUESTS } from "../platform/errors";
import { id, requiredEmail } from "../platform/field-rules";
import { PageQuery } from "../platform/list-page";

export const USER_NOT_FOUND = defineError({
  code: "user-not-found",
  status: 404,
  message: "The user is not found.",
});
export const ALREADY_BROKER = defineError({
  code: "already-broker",
  status: 409,
  message: "The user is already a broker.",
});
/** A brokerage keeps its last broker because only another broker can delete one. */
export const OWN_BROKER_ENTRY = defineError({
  code: "own-broker-entry",
  status: 409,
  message: "You cannot delete or replace yourself. Ask another admin user of your brokerage.",
});

export const BROKER_ADDED = "The user has been successfully added as a broker";
export const BROKER_DELETED = "The broker has been successfully deleted";

/** A person who acts for a brokerage (specification 3). */
export const Broker = z.object({
  brokerId: id(),
  brokerageId: id(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
});
export type Broker = z.infer<typeof Broker>;

export const brokerEmail = () => requiredEmail("Please input the email.");

export const listBrokers = defineEndpoint({
  name: "listBrokers",
  method: "GET",
  path: "/brokerages/:brokerageId/brokers",
  summary: "Lists the admin users of a brokerage by email address.",
  access: inBrokerage("brokerage.read"),
  query: PageQuery,
  response: list(z.array(Broker)),
});

export const addBroker = defineEndpoint({
  name: "addBroker",
  method: "POST",
  path: "/brokerages/:brokerageId/brokers",
  summary: "Makes the account with this email address an admin user of the brokerage.",
  access: inBrokerage("brokerage.change"),
  body: z.strictObject({
    email: brokerEmail(),
    /** The caller's user id. The server records the caller in any case. */
    createBy: z.optional(id()),
  }),
  response: created(Broker),
  errors: [USER_NOT_FOUND, ALREADY_BROKER, TOO_MANY_REQUESTS],
});

/** The brokerage is the caller's own. */
export const updateBroker = defineEndpoint({
  name: "updateBroker",
  method: "PATCH",
  path: "/brokers/:brokerId",
  summary: "Replaces an admin user by the account with this email address.",
  access: ACCOUNT,
  body: z.strictObject({ email: brokerEmail() }),
  response: json(Broker),
  errors: [NOT_FOUND, USER_NOT_FOUND, ALREADY_BROKER, OWN_BROKER_ENTRY, TOO_MANY_REQUESTS],
});

export const deleteBroker = defineEndpoint({
  name: "deleteBroker",
  method: "DELETE",
  path: "/brokers/:brokerId",
  summary: "Removes an admin user from the brokerage, who loses access at once.",
  access: ACCOUNT,
  response: nothing,
  errors: [NOT_FOUND, OWN_BROKER_ENTRY],
});
