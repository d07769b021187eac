import { sql } from "drizzle-orm";
import { factsOf, type PlanPart, refersTo, share } from "../../platform/access/plan-part-store";
import { deletedRows, emptiedRows } from "../../platform/access/record-references-store";
import {
  countUnits,
  countUnitsIn,
  isUnitOfBranches,
  marksOfUnitsInBranch,
  ofUnitsInBranch,
} from "../business-units/public";
import { presentBranch, presentSite } from "../organisations/public";
import { cloneStrategies } from "./cloned-strategies-store";

type Fact = "businessUnitsWithRecoveryStrategy";

const KEY = ["organisation_id", "id"] as const;

const rows = sql`from recovery_strategies x`;

export const recoveryStrategyPart: PlanPart<Fact> = {
  facts: factsOf<Fact>({
    businessUnitsWithRecoveryStrategy: share(
      countUnitsIn(sql`recovery_strategies`, "recovery-strategy"),
      countUnits,
    ),
  }),
  uses: {
    department: (ids) => refersTo(rows, sql`x.department_id`, ids),
    "alternative-site": (ids) => refersTo(rows, sql`x.alternative_site_id`, ids),
    branch: (ids) =>
      sql`${refersTo(rows, sql`x.branch_id`, ids)} or ${isUnitOfBranches(rows, ids)}`,
  },
  references: {
    branch: [
      deletedRows("recovery_strategies", {
        ...ofUnitsInBranch(sql`recovery_strategies`),
        others: {
          branch_id: presentBranch(
            sql`(o ->> 'organisation_id')::uuid`,
            sql`(o ->> 'branch_id')::uuid`,
          ),
          alternative_site_id: presentSite(
            sql`(o ->> 'organisation_id')::uuid`,
            sql`(o ->> 'alternative_site_id')::uuid`,
          ),
        },
      }),
      marksOfUnitsInBranch(sql`recovery_strategies`, "recovery-strategy"),
      emptiedRows("recovery_strategies", { column: "branch_id", key: KEY }),
    ],
    "alternative-site": [
      emptiedRows("recovery_strategies", { column: "alternative_site_id", key: KEY }),
    ],
  },
  clone: { recoveryStrategies: cloneStrategies },
};
