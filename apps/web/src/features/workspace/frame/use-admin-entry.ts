import { readBroker } from "@holdfast/contract/accounts/profile-endpoints";
import { useRead } from "../../../platform/api/use-endpoint";
import { isBroker } from "../../accounts/public";
import { useScreenRoutes } from "../../../platform/routing/screen-routes";
import { adminMenuFor } from "./side-menus";

/**
 * Returns where /admin redirects this user; undefined until it is known whether they are a broker. If that
 * cannot be loaded, the entry that everyone has.
 */
export function useAdminEntry(): string | undefined {
  const entries = useScreenRoutes();
  const { data, isError } = useRead(readBroker, {});
  if (data === undefined && !isError) return undefined;
  return adminMenuFor(entries, isBroker(data))[0]?.items[0]?.to ?? "/";
}
