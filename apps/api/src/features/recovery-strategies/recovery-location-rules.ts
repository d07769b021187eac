import {
  OTHER_RECOVERY_STRATEGY,
  type RecoveryStrategyType,
  recoveryStrategyTypeById,
} from "@holdfast/content/library/impact/recovery-strategy-types";
import type { FieldProblem } from "@holdfast/contract/platform/errors";
import {
  SELECT_LOCATION,
  SELECT_OTHER_BRANCH,
  SELECT_SITE,
} from "@holdfast/contract/recovery-strategies/recovery-strategy";

/** A location as a row of the table sends it. */
export type GivenLocation = {
  /** Null if only an address is given. */
  readonly recoveryStrategyTypeId: number | null;
  readonly branchId: string | null;
  readonly alternativeSiteId: string | null;
  readonly address: string | null;
};

/** The organisation's locations that the rows may refer to. */
export type Locations = {
  /** All except the plan's own. */
  readonly branchIds: ReadonlySet<string>;
  readonly siteIds: ReadonlySet<string>;
};

function typeOf(given: GivenLocation): RecoveryStrategyType | undefined {
  if (given.recoveryStrategyTypeId !== null)
    return recoveryStrategyTypeById(given.recoveryStrategyTypeId);
  const { address, branchId, alternativeSiteId } = given;
  const isAddress = address !== null && branchId === null && alternativeSiteId === null;
  return isAddress ? OTHER_RECOVERY_STRATEGY : undefined;
}

/**
 * Returns the problem with a location, as a field of the row; undefined if there is none. An address can be entered
 * later: until then, the place is to be arranged.
 */
export function locationProblem(
  given: GivenLocation,
  locations: Locations,
): FieldProblem | undefined {
  const type = typeOf(given);
  if (!type) return { path: "recoveryStrategyTypeId", message: SELECT_LOCATION };
  if (type.source === "branch" && !(given.branchId && locations.branchIds.has(given.branchId)))
    return { path: "branchId", message: SELECT_OTHER_BRANCH };
  if (
    type.source === "alternativeSite" &&
    !(given.alternativeSiteId && locations.siteIds.has(given.alternativeSiteId))
  )
    return { path: "alternativeSiteId", message: SELECT_SITE };
  return undefined;
}

/** Returns what is stored of a valid location: only what its type requires. */
export function storedLocation(given: GivenLocation) {
  const type = typeOf(given);
  if (!type) throw new Error("A location with a problem is not saved.");
  return {
    recoveryStrategyTypeId: type.recoveryStrategyTypeId,
    branchId: type.source === "branch" ? given.branchId : null,
    alternativeSiteId: type.source === "alternativeSite" ? given.alternativeSiteId : null,
    otherAddress: type.requiresAddress ? given.address : null,
  };
}
