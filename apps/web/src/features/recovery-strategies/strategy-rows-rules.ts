import { SELECT_LOCATION } from "@holdfast/contract/recovery-strategies/recovery-strategy";
import type { RecoveryStrategy } from "@holdfast/contract/recovery-strategies/recovery-strategy";
import type { Drafts } from "../../platform/session/stored-drafts";
import { locationIdOf } from "./location-choice-rules";
import type { LocationChoice } from "./location-choice-rules";

/** The fields of one business unit's strategy. */
export type StrategyFields = {
  /** The id of a LocationChoice. */
  readonly locationId: string | null;
  readonly address: string;
  readonly comments: string;
  /** Whether they were taken over from the suggestions with those of other units. */
  readonly isProposed?: boolean;
};

/** One row of the table. */
export type StrategyRow = StrategyFields & {
  readonly departmentId: string;
  readonly name: string;
  readonly recoveryStrategyId: string | null;
};

/** Unsaved changes, by departmentId. */
export type StrategyDrafts = Drafts<StrategyFields>;

export const strategyRows = (
  saved: readonly RecoveryStrategy[],
  drafts: StrategyDrafts,
): StrategyRow[] =>
  saved.map((strategy) => ({
    departmentId: strategy.departmentId,
    name: strategy.name,
    recoveryStrategyId: strategy.recoveryStrategyId,
    locationId: locationIdOf(strategy),
    address: strategy.otherAddress ?? "",
    comments: strategy.recoveryStrategyComments ?? "",
    ...drafts.get(strategy.departmentId),
  }));

/** Error messages by field, as the contract names the fields. */
export type StrategyProblems = Readonly<
  Partial<Record<"recoveryStrategyTypeId" | "address" | "comments", string>>
>;

/** Returns the errors that prevent a row from being saved; undefined if there are none. */
export function problemsOfRow(
  row: StrategyRow,
  choices: readonly LocationChoice[],
): StrategyProblems | undefined {
  const location = choices.find(({ id }) => id === row.locationId);
  return location ? undefined : { recoveryStrategyTypeId: SELECT_LOCATION };
}

/** Returns a valid row as the contract expects it; the address only if its type requires one. */
export function rowToSend(row: StrategyRow, choices: readonly LocationChoice[]) {
  const location = choices.find(({ id }) => id === row.locationId);
  if (!location) throw new TypeError(`${row.name} has no location to send`);
  const { recoveryStrategyTypeId, branchId, alternativeSiteId, requiresAddress } = location;
  return {
    departmentId: row.departmentId,
    name: row.name,
    recoveryStrategyTypeId,
    branchId,
    alternativeSiteId,
    address: requiresAddress ? row.address : null,
    comments: row.comments,
  };
}

/** Parses the path of a server error such as '2.address' into the row's index and the field. */
export function placeOfProblem(path: string): { readonly index: number; readonly field: string } {
  const [index = "", field = ""] = path.split(".");
  // An unknown site or branch is an error of the location field.
  const isLocation = field === "branchId" || field === "alternativeSiteId";
  return { index: Number(index), field: isLocation ? "recoveryStrategyTypeId" : field };
}
