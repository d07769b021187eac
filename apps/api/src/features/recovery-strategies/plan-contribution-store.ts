import { sql } from "drizzle-orm";
import {
  factsOf,
  type PlanContribution,
  refersTo,
  share,
} from "../../platform/access/plan-contribution-store";
import { countUnits, countUnitsIn, isUnitOfBranches } from "../business-units/public";
import { cloneStrategies } from "./cloned-strategies-store";

type Fact = "businessUnitsWithRecoveryStrategy";

const rows = sql`from recovery_strategies x`;

export const recoveryStrategyContribution: PlanContribution<Fact> = {
  facts: factsOf<Fact>({
    businessUnitsWithRecoveryStrategy: share(
      countUnitsIn(sql`recovery_strategies`, "recovery-strategy"),
      countUnits,
    ),
  }),
  references: {
    department: (ids) => refersTo(rows, sql`x.department_id`, ids),
    "alternative-site": (ids) => refersTo(rows, sql`x.alternative_site_id`, ids),
    branch: (ids) =>
      sql`${refersTo(rows, sql`x.branch_id`, ids)} or ${isUnitOfBranches(rows, ids)}`,
  },
  clone: { recoveryStrategies: cloneStrategies },
};
