import * as z from "zod/mini";
import { NOT_ENOUGH_QUOTA } from "../subscriptions/errors";
import { RISK_SERVICE_UNAVAILABLE } from "../industries/errors";
import { ACCOUNT, created, defineEndpoint, inBrokerage, json, list } from "../platform/endpoint";
import { defineError, ORGANISATION_ARCHIVED, TOO_MANY_REQUESTS } from "../platform/errors";
import { PageQuery } from "../platform/list-page";
import { Client, CLIENT_LOGO, NewClient } from "./client";

export const OWN_CLIENT = defineError({
  code: "own-client",
  status: 400,
  message: "Sorry, you cannot create Organisation and Plan for yourself.",
});
/** Also for a brokerage that does not exist, so that its existence is not revealed. */
export const CLIENT_NOT_ALLOWED = defineError({
  code: "client-not-allowed",
  status: 403,
  message: "Sorry, you don't have the authorization to create a organisation or plan.",
});

export const listClients = defineEndpoint({
  name: "listClients",
  method: "GET",
  path: "/brokerages/:brokerageId/organisations",
  summary:
    "Lists the organisations that the brokerage manages, by name, with their plans; archived ones on request.",
  access: inBrokerage("brokerage.read"),
  query: z.extend(PageQuery, { archived: z.optional(z.enum(["true", "false"])) }),
  response: list(z.array(Client)),
});

/** The access is checked by the operation, because it has its own message for people who may not. */
export const createClient = defineEndpoint({
  name: "createClient",
  method: "POST",
  path: "/brokerages/:brokerageId/organisations",
  summary:
    "Creates an organisation with its Head Office and a first plan, which uses one key of the quota, and invites its owner.",
  access: ACCOUNT,
  upload: CLIENT_LOGO,
  body: NewClient,
  response: created(Client),
  errors: [
    OWN_CLIENT,
    NOT_ENOUGH_QUOTA,
    CLIENT_NOT_ALLOWED,
    RISK_SERVICE_UNAVAILABLE,
    TOO_MANY_REQUESTS,
  ],
});

export const renewClientPlan = defineEndpoint({
  name: "renewClientPlan",
  method: "POST",
  path: "/brokerages/:brokerageId/plans/:planId/renewal",
  summary: "Extends a client's plan by a year with one key of the quota.",
  access: inBrokerage("brokerage.change"),
  response: json(Client),
  errors: [NOT_ENOUGH_QUOTA, ORGANISATION_ARCHIVED],
});
