import { readBroker } from "@holdfast/contract/accounts/profile-endpoints";
import { useRead } from "../../platform/api/use-endpoint";
import { isBroker } from "../accounts/public";
import { adminEntryFor } from "./admin-menus";

/**
 * Where /admin leads this person; undefined until it is known whether they are a broker. Where the server
 * does not say, it is what everybody has.
 */
export function useAdminEntry(): string | undefined {
  const { data, isError } = useRead(readBroker, {});
  if (data === undefined && !isError) return undefined;
  return adminEntryFor(isBroker(data));
}
