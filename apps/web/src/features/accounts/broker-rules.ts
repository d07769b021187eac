import type { BrokerInfo } from "@holdfast/contract/accounts/user";

/** Whether the user belongs to a brokerage; brokers land on /admin (specification 6). Pure. */
export const isBroker = (info: BrokerInfo | undefined): boolean =>
  info !== undefined && info.brokerageId !== null;
