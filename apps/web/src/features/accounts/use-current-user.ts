import { readBroker, readUser } from "@holdfast/contract/accounts/profile-endpoints";
import type { BrokerInfo, User } from "@holdfast/contract/accounts/user";
import { useRead } from "../../platform/api/use-endpoint";

/** Returns the signed-in user; undefined until the server has responded. */
export const useCurrentUser = (): User | undefined => useRead(readUser, {}).data;

/** Returns the signed-in user's broker info; undefined until the server has responded. */
export const useBroker = (): BrokerInfo | undefined => useRead(readBroker, {}).data;
