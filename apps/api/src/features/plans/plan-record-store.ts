import type { PlanFacts } from "@holdfast/contract/plans/plan-facts";
import { sql } from "drizzle-orm";
import type { PlanScope } from "../../platform/access/scope";
import type { Queryable } from "../../platform/database/database";
import { columnsOf } from "../../platform/database/sql/raw-columns";
import type { Services } from "../../platform/services";
import { organisationsAs } from "../organisations/public";
import { expiryOfPlan } from "./plan-expiry-store";
import { allFacts, factsColumn } from "./plans-store";

type Row = {
  readonly organisationName: string;
  readonly tradingName: string;
  readonly registrationNumber: string | null;
  readonly industryCode: string;
  readonly industryName: string;
  readonly governance: string | null;
  readonly logoName: string | null;
  readonly name: string;
  readonly branchId: string;
  readonly currencyCode: string;
  readonly mtpdId: number | null;
  readonly accountableContactIds: string[];
  readonly expiryDate: string | null;
  /** One object from each feature. */
  readonly facts: Partial<PlanFacts>[];
};

/** Returns what is stored of a plan and of its organisation, the same for every reader; undefined if it was deleted. */
export async function readPlanRecord(
  db: Queryable,
  { planContributions }: Pick<Services, "planContributions">,
  { organisationId, planId }: Pick<PlanScope, "organisationId" | "planId">,
) {
  const { rows } = await db.execute<Row>(sql`
    select ${columnsOf<Row>({
      organisationName: sql`o.name`,
      tradingName: sql`o.legal_name`,
      registrationNumber: sql`o.registration_number`,
      industryCode: sql`o.industry_code`,
      industryName: sql`o.industry_name`,
      governance: sql`o.governance`,
      logoName: sql`(select name from files where files.id = o.logo_file_id)`,
      name: sql`p.name`,
      branchId: sql`p.branch_id`,
      currencyCode: sql`p.currency_code`,
      mtpdId: sql`p.mtpd_id`,
      accountableContactIds: sql`coalesce((
        select json_agg(c.contact_id order by c.contact_id) from plan_accountable_contacts c
        where c.organisation_id = p.organisation_id and c.plan_id = p.id), '[]')`,
      expiryDate: expiryOfPlan,
      facts: factsColumn(planContributions),
    })}
    from plans p
    join ${organisationsAs("o")} on o.id = p.organisation_id
    where p.organisation_id = ${organisationId} and p.id = ${planId}`);
  return rows[0] && { ...rows[0], facts: allFacts(rows[0].facts) };
}
