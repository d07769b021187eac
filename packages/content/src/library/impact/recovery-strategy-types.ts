import types from "../../data/impact/recovery_strategy_types.json";

/** A way for a business unit to keep working away from its usual site. */
export type RecoveryStrategyType = {
  readonly recoveryStrategyTypeId: number;
  readonly name: string;
  /** The list that the address is chosen from; `none` if no list applies. */
  readonly source: "alternativeSite" | "branch" | "none";
  /** Whether the user must enter an address or other detail. */
  readonly requiresAddress: boolean;
  readonly description: string;
};

export const RECOVERY_STRATEGY_TYPES = types as readonly RecoveryStrategyType[];

const byId = new Map(RECOVERY_STRATEGY_TYPES.map((type) => [type.recoveryStrategyTypeId, type]));

/** Whether a strategy of that type has a place: a location, a recovery site or an address. */
export const needsPlace = (recoveryStrategyTypeId: number): boolean => {
  const type = byId.get(recoveryStrategyTypeId);
  return type !== undefined && (type.source !== "none" || type.requiresAddress);
};

/** Printed for a strategy whose place is not known yet. */
export const TO_BE_ARRANGED = "To be arranged";

const OTHER = 11;

/** The type of a strategy that consists of an address only. */
export const OTHER_RECOVERY_STRATEGY = RECOVERY_STRATEGY_TYPES.find(
  ({ recoveryStrategyTypeId }) => recoveryStrategyTypeId === OTHER,
);

/** Returns the strategy type with that id; undefined if there is none. */
export const recoveryStrategyTypeById = (
  recoveryStrategyTypeId: number,
): RecoveryStrategyType | undefined => byId.get(recoveryStrategyTypeId);
