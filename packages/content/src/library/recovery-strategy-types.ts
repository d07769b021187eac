import types from "../data/recovery_strategy_types.json";

/** A way for a business unit to keep working away from its usual place. */
export type RecoveryStrategyType = {
  readonly recoveryStrategyTypeId: number;
  readonly name: string;
  /** Whose addresses the person chooses from; `none` where no list applies. */
  readonly source: "alternativeSite" | "branch" | "none";
  /** Whether an address or other detail has to be written by hand. */
  readonly requiresAddress: boolean;
  readonly description: string;
};

export const RECOVERY_STRATEGY_TYPES = types as readonly RecoveryStrategyType[];

const byId = new Map(RECOVERY_STRATEGY_TYPES.map((type) => [type.recoveryStrategyTypeId, type]));

const OTHER = 11;

/** The type of a strategy that is an address and nothing else. */
export const OTHER_RECOVERY_STRATEGY = RECOVERY_STRATEGY_TYPES.find(
  ({ recoveryStrategyTypeId }) => recoveryStrategyTypeId === OTHER,
);

/** The strategy type of that id; undefined where there is none. */
export const recoveryStrategyTypeById = (
  recoveryStrategyTypeId: number,
): RecoveryStrategyType | undefined => byId.get(recoveryStrategyTypeId);
