import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, file, inBrokerage } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";

const WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

const workbook = {
  method: "GET",
  response: file(WORKBOOK),
  errors: [TOO_MANY_REQUESTS],
} as const;

/** Whether expired subscriptions are in the file, as on the screen. */
const ShownQuery = z.object({ showExpired: z.optional(z.enum(["true", "false"])) });

export const exportBrokerageSubscriptions = defineEndpoint({
  ...workbook,
  name: "exportBrokerageSubscriptions",
  path: "/brokerages/:brokerageId/subscriptions/export",
  summary: "Downloads the subscription keys of a brokerage as an Excel workbook.",
  access: inBrokerage("brokerage.read"),
  query: ShownQuery,
});

export const exportBrokerageTransactions = defineEndpoint({
  ...workbook,
  name: "exportBrokerageTransactions",
  path: "/brokerages/:brokerageId/transactions/export",
  summary: "Downloads the purchases and transfers of a brokerage as an Excel workbook.",
  access: inBrokerage("brokerage.read"),
});

export const exportUserSubscriptions = defineEndpoint({
  ...workbook,
  name: "exportUserSubscriptions",
  path: "/user/subscriptions/export",
  summary: "Downloads the user's own subscription keys as an Excel workbook.",
  access: ACCOUNT,
  query: ShownQuery,
});

export const exportUserTransactions = defineEndpoint({
  ...workbook,
  name: "exportUserTransactions",
  path: "/user/transactions/export",
  summary: "Downloads the user's own purchases as an Excel workbook.",
  access: ACCOUNT,
});
