import type { Plan } from "@holdfast/contract/plans/plan";
import { formatUnits } from "../../../platform/money-format";

const AUSTRALIAN = { prefix: "AUD", minorUnits: 2 };

/**
 * An amount of the specification's help guidance (9), which are Australian dollars: in a plan of another
 * currency they are named so, not taken for its units.
 */
export const guidanceAmount = (units: number, currency: Plan["currency"]): string =>
  formatUnits(units, currency.code === "AUD" ? currency : AUSTRALIAN);
