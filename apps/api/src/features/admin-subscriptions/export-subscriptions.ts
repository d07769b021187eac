import {
  exportBrokerageSubscriptions as brokerageSubscriptionsEndpoint,
  exportBrokerageTransactions as brokerageTransactionsEndpoint,
  exportUserSubscriptions as userSubscriptionsEndpoint,
  exportUserTransactions as userTransactionsEndpoint,
} from "@holdfast/contract/subscriptions/export-endpoints";
import type { Subscription } from "@holdfast/contract/subscriptions/subscription";
import type { Transaction } from "@holdfast/contract/subscriptions/transaction";
import type { Session } from "../../platform/access/scope";
import { route } from "../../platform/http/route";
import { enforceLimit } from "../../platform/limits/rate-limits";
import type { Services } from "../../platform/services";
import { writeWorkbook } from "../../platform/spreadsheet/write-workbook";
import { SUBSCRIPTION_FILES_BY_PERSON } from "./subscription-limits";
import { listOwnSubscriptions, listSubscriptionsOf } from "./subscription-lists-store";
import { subscriptionColumns, transactionColumns } from "./subscription-sheet";
import { listOwnTransactions, listTransactionsOf } from "./transactions-store";

const limit = {
  before: ({ session }: { readonly session: Session }, services: Services) =>
    enforceLimit(services, SUBSCRIPTION_FILES_BY_PERSON, session.userId),
};

const fileOfSubscriptions = async (
  rows: readonly Subscription[],
  now: Date,
  showExpired: "true" | "false" | undefined,
) => ({
  fileName: "Subscriptions.xlsx",
  bytes: await writeWorkbook({
    title: "Subscriptions",
    sheetName: "Subscriptions",
    columns: subscriptionColumns(now),
    rows: rows.filter(({ isExpired }) => showExpired === "true" || !isExpired),
    writtenAt: now,
  }),
});

const fileOfTransactions = async (
  rows: readonly Transaction[],
  now: Date,
  brokerageId: string | null,
) => ({
  fileName: "Transactions.xlsx",
  bytes: await writeWorkbook({
    title: "Transactions",
    sheetName: "Transactions",
    columns: transactionColumns(brokerageId),
    rows,
    writtenAt: now,
  }),
});

export const exportBrokerageSubscriptions = route(
  brokerageSubscriptionsEndpoint,
  limit,
  async ({ scope, query }, { database, clock }) => {
    const now = clock.now();
    const rows = await listSubscriptionsOf(database.query, scope, now);
    return fileOfSubscriptions(rows, now, query.showExpired);
  },
);

export const exportBrokerageTransactions = route(
  brokerageTransactionsEndpoint,
  limit,
  async ({ scope }, { database, clock }) =>
    fileOfTransactions(
      await listTransactionsOf(database.query, scope),
      clock.now(),
      scope.brokerageId,
    ),
);

export const exportUserSubscriptions = route(
  userSubscriptionsEndpoint,
  limit,
  async ({ session, query }, { database, clock }) => {
    const now = clock.now();
    const rows = await listOwnSubscriptions(database.query, session, now);
    return fileOfSubscriptions(rows, now, query.showExpired);
  },
);

export const exportUserTransactions = route(
  userTransactionsEndpoint,
  limit,
  async ({ session }, { database, clock }) =>
    fileOfTransactions(await listOwnTransactions(database.query, session), clock.now(), null),
);
