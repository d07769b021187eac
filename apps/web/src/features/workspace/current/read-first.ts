import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { createQueryClient } from "../../../platform/api/query-client";
import { endpointQuery } from "../../../platform/api/use-endpoint";
import { readSession } from "../../../platform/session/session";

/** The query cache of the signed-in pages. */
export const signedInClient = createQueryClient();

const WORKSPACE = /^\/(?:dashboard|organization)(?:\/|$)/;

/**
 * Reads what every page of the workspace waits for, before the router requests the page's own files: a browser opens
 * six connections, so on a slow phone the first read would otherwise wait for about thirty files.
 */
export function readFirst(address: string): void {
  if (!WORKSPACE.test(address) || !readSession()) return;
  void signedInClient.prefetchQuery(endpointQuery(listOrganisations, {}));
  void signedInClient.prefetchQuery(endpointQuery(readUser, {}));
}
