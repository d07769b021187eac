import { readBroker, readUser } from "@holdfast/contract/accounts/profile-endpoints";
import type { BrokerInfo, User } from "@holdfast/contract/accounts/user";
import { useRead } from "../../platform/api/use-endpoint";

/** The signed-in person; undefined until the server has answered. */
export const useCurrentUser = (): User | undefined => useRead(readUser, {}).data;

/** Broker info of the signed-in person; undefined until the server has answered. */
export const useBroker = (): BrokerInfo | undefined => useRead(readBroker, {}).data;
