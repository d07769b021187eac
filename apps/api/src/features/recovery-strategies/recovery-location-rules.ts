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
export type LocationInput = {
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

function typeOf(input: LocationInput): RecoveryStrategyType | undefined {
  if (input.recoveryStrategyTypeId !== null)
    return recoveryStrategyTypeById(input.recoveryStrategyTypeId);
  const { address, branchId, alternativeSiteId } = input;
  const isAddress = address !== null && branchId === null && alternativeSiteId === null;
  return isAddress ? OTHER_RECOVERY_STRATEGY : undefined;
}

/**
 * Returns the problem with a location, as a field of the row; undefined if there is none. An address can be entered
 * later: until then, the place is to be arranged.
 */
export function locationProblem(
  input: LocationInput,
  locations: Locations,
): FieldProblem | undefined {
  const type = typeOf(input);
  if (!type) return { path: "recoveryStrategyTypeId", message: SELECT_LOCATION };
  if (type.source === "branch" && !(input.branchId && locations.branchIds.has(input.branchId)))
    return { path: "branchId", message: SELECT_OTHER_BRANCH };
  if (
    type.source === "alternativeSite" &&
    !(input.alternativeSiteId && locations.siteIds.has(input.alternativeSiteId))
  )
    return { path: "alternativeSiteId", message: SELECT_SITE };
  return undefined;
}

/** Returns what is stored of a valid location: only what its type requires. */
export function storedLocation(input: LocationInput) {
  const type = typeOf(input);
  if (!type) throw new Error("A location with a problem is not saved.");
  return {
    recoveryStrategyTypeId: type.recoveryStrategyTypeId,
    branchId: type.source === "branch" ? input.branchId : null,
    alternativeSiteId: type.source === "alternativeSite" ? input.alternativeSiteId : null,
    otherAddress: type.requiresAddress ? input.address : null,
  };
}
