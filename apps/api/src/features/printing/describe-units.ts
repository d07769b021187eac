import {
  needsPlace,
  TO_BE_ARRANGED,
} from "@holdfast/content/library/impact/recovery-strategy-types";
import type { UnitDependency } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency";
import type { AlternativeSite, Branch } from "@holdfast/contract/organisations/place";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import type { RecoveryStrategy } from "@holdfast/contract/recovery-strategies/recovery-strategy";

type Place = Pick<Branch | AlternativeSite, "additionalAddressInformation" | "phone" | "email">;

const toBeArranged = ({ recoveryStrategyTypeId: type }: RecoveryStrategy) =>
  type !== null && needsPlace(type) ? TO_BE_ARRANGED : null;

/** Returns a recovery strategy as the plan prints it, with what is recorded of its location or site. */
export function printedStrategy(
  row: RecoveryStrategy,
  branches: readonly Pick<Branch, keyof Place | "branchId">[],
  sites: readonly AlternativeSite[],
  proposed: ReadonlySet<string>,
): PlanDocument["recoveryStrategies"][number] {
  const place: Place | undefined =
    branches.find((branch) => branch.branchId === row.branchId) ??
    sites.find((site) => site.alternativeSiteId === row.alternativeSiteId);
  return {
    unit: row.name,
    location: markedName(
      [row.recoveryStrategyTypeName, row.recoveryStrategyAddress ?? toBeArranged(row)]
        .filter(Boolean)
        .join(": "),
      proposed.has(row.recoveryStrategyId ?? ""),
    ),
    floor: place?.additionalAddressInformation ?? "",
    phone: place?.phone ?? "",
    email: place?.email ?? "",
    comments: row.recoveryStrategyComments ?? "",
  };
}

/** Returns what a business unit supports or depends on, as the plan prints it. */
export const printedDependency = (
  row: UnitDependency,
  unit: string,
): PlanDocument["unitDependencies"][number] => ({ unit, kind: kindOf(row), name: row.name });

function kindOf(row: UnitDependency): PlanDocument["unitDependencies"][number]["kind"] {
  if (row.strategicCriticalAreaId !== null) return "area";
  if (row.neededDepartmentId !== null) return "unit";
  return row.supplierId === null ? "system" : "supplier";
}
