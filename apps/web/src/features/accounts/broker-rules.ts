import type { BrokerInfo } from "@holdfast/contract/accounts/user";

/** Whether somebody belongs to a brokerage: a broker lands on /admin (specification 6). Pure. */
export const isBroker = (info: BrokerInfo | undefined): boolean =>
  info !== undefined && info.brokerageId !== null;
