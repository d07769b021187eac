import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import type { AlternativeSite, Branch } from "@holdfast/contract/organisations/place";
import {
  ALTERNATIVE_SITE_DELETED,
  BRANCH_DELETED,
  createAlternativeSite,
  createBranch,
  deleteAlternativeSite,
  deleteBranch,
  listAlternativeSites,
  listBranches,
  updateAlternativeSite,
  updateBranch,
} from "@holdfast/contract/organisations/place-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { listRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { useCachedRows } from "../../../platform/api/use-cached-rows";
import { useRefresh } from "../../../platform/api/use-endpoint";
import type { RecordDeletion } from "../../../platform/lists/use-record-deletion";

/** A business location or a recovery site: the same fields, with other ids and endpoints. */
export type Place = Branch | AlternativeSite;
export type PlaceKind = "branch" | "site";

export const PLACE_ENDPOINTS = {
  branch: {
    list: listBranches,
    create: createBranch,
    update: updateBranch,
    remove: deleteBranch,
    idField: "branchId",
    deletedMessage: BRANCH_DELETED,
  },
  site: {
    list: listAlternativeSites,
    create: createAlternativeSite,
    update: updateAlternativeSite,
    remove: deleteAlternativeSite,
    idField: "alternativeSiteId",
    deletedMessage: ALTERNATIVE_SITE_DELETED,
  },
} as const;

/** The queries that return a location, or a country that is assumed from it. */
const SHOWN_BY = {
  branch: [listBranches, listAlternativeSites, listOrganisations, listContacts, listPlans],
  site: [listBranches, listAlternativeSites, listOrganisations, listRecoveryStrategies, listPlans],
} as const;

export const idOfPlace = (place: Place): string =>
  "branchId" in place ? place.branchId : place.alternativeSiteId;

/** Path parameters of a place's endpoints; each takes those that it names. */
export const paramsOfPlace = (orgId: string, id: string) => ({
  orgId,
  branchId: id,
  alternativeSiteId: id,
});

/** Returns how a place is deleted. */
export function placeDeletion(kind: PlaceKind, orgId: string): RecordDeletion {
  const { list, idField, remove, deletedMessage } = PLACE_ENDPOINTS[kind];
  return {
    remove: ([id = ""], options) =>
      callEndpoint<typeof remove>(remove, { params: paramsOfPlace(orgId, id) }, options),
    list,
    idField,
    affected: SHOWN_BY[kind],
    deletedMessage,
  };
}

/** The server's order: Head Office first, then by name. */
const orderOf = (place: Place) =>
  `${"isHeadOffice" in place && place.isHeadOffice ? 0 : 1} ${place.name}`;

/** Changes the cached list of places, and refetches what else shows them. */
export function usePlaceChanges(kind: PlaceKind, orgId: string) {
  const refresh = useRefresh();
  const { list } = PLACE_ENDPOINTS[kind];
  const rows = useCachedRows<typeof list>(
    list,
    { params: { orgId } },
    { id: idOfPlace, sortBy: orderOf },
  );
  return {
    saved: async (place: Place) => {
      rows.put(place);
      await refresh(...SHOWN_BY[kind]);
    },
  };
}
