import type { THIRD_PARTY_CLASSES } from "@holdfast/contract/directory/third-party";
import type { StrategicThirdParty } from "@holdfast/contract/directory/third-party";
import { listStrategicThirdParties } from "@holdfast/contract/directory/third-party-endpoints";
import { useCachedRows } from "../../../platform/api/use-cached-rows";

export const idOfThirdParty = ({ strategicThirdPartyId }: StrategicThirdParty) =>
  strategicThirdPartyId;

export type ThirdPartyClassId = (typeof THIRD_PARTY_CLASSES)[keyof typeof THIRD_PARTY_CLASSES];

/** The cached list of one class of strategic third parties, by name. */
export const useThirdPartyRows = (orgId: string, classId: ThirdPartyClassId) =>
  useCachedRows(
    listStrategicThirdParties,
    { params: { orgId }, query: { classId } },
    { id: idOfThirdParty, sortBy: ({ name }) => name },
  );
