import {
  INPUT_ADDRESS,
  SELECT_LOCATION,
} from "@holdfast/contract/recovery-strategies/recovery-strategy";
import type { RecoveryStrategy } from "@holdfast/contract/recovery-strategies/recovery-strategy";
import type { Drafts } from "../../platform/forms/stored-drafts";
import { locationIdOf } from "./location-choice-rules";
import type { LocationChoice } from "./location-choice-rules";

/** What a person fills in for one business unit. */
export type StrategyFields = {
  /** The id of a choice. */
  readonly locationId: string | null;
  readonly address: string;
  readonly comments: string;
};

/** One line of the table. */
export type StrategyRow = StrategyFields & {
  readonly departmentId: string;
  readonly name: string;
  readonly recoveryStrategyId: string | null;
};

/** What was changed and not saved yet, by departmentId. */
export type StrategyDrafts = Drafts<StrategyFields>;

export const strategyRows = (
  saved: readonly RecoveryStrategy[],
  drafts: StrategyDrafts,
): StrategyRow[] =>
  saved.map((one) => ({
    departmentId: one.departmentId,
    name: one.name,
    recoveryStrategyId: one.recoveryStrategyId,
    locationId: locationIdOf(one),
    address: one.otherAddress ?? "",
    comments: one.recoveryStrategyComments ?? "",
    ...drafts.get(one.departmentId),
  }));

/** The fields of a line a message can stand at, as the contract names them. */
export type StrategyProblems = Readonly<
  Partial<Record<"recoveryStrategyTypeId" | "address" | "comments", string>>
>;

/** What keeps a line from being saved. */
export function problemsOfRow(
  row: StrategyRow,
  choices: readonly LocationChoice[],
): StrategyProblems | undefined {
  const location = choices.find(({ id }) => id === row.locationId);
  if (!location) return { recoveryStrategyTypeId: SELECT_LOCATION };
  if (location.requiresAddress && row.address.trim() === "") return { address: INPUT_ADDRESS };
  return undefined;
}

/** A line without problems as the contract takes it; an address goes along only where its type asks for one. */
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

/** The field of a server's refusal such as '2.address': the line it is about, and the field. */
export function placeOfProblem(path: string): { readonly index: number; readonly field: string } {
  const [index = "", field = ""] = path.split(".");
  // A place that does not exist is the location that was chosen.
  const isLocation = field === "branchId" || field === "alternativeSiteId";
  return { index: Number(index), field: isLocation ? "recoveryStrategyTypeId" : field };
}
