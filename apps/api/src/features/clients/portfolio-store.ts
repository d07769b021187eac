import { riskPresetById } from "@holdfast/content/library/risks/risk-presets";
import type {
  PortfolioPlan,
  SharedExposure,
  SharedExposures,
} from "@holdfast/contract/clients/portfolio-endpoints";
import { MAX_ROWS } from "@holdfast/contract/platform/list-page";
import { planExpiryStatus } from "@holdfast/contract/plans/plan-expiry-rules";
import type { PlanFacts } from "@holdfast/contract/plans/plan-facts";
import { planProgress } from "@holdfast/contract/plans/plan-progress-rules";
import { sql } from "drizzle-orm";
import type { PlanContributions } from "../../platform/access/plan-contribution-store";
import type { Queryable } from "../../platform/database/database";
import type { RowRange } from "../../platform/database/sql/row-range";
import { columnsOf, jsonOf } from "../../platform/database/sql/raw-columns";
import { suppliersAs } from "../directory/public";
import { branchesAs, consentChange, lastConsentOf, organisationsAs } from "../organisations/public";
import { allFacts, expiryOfPlan, factsColumn, plansAs } from "../plans/public";
import { isProposed } from "../proposals/public";
import { risksAs } from "../risks/public";

/** How many shared suppliers, and how many shared hazards, are returned. */
const MAX_SHARED = 100;

type Of = { readonly brokerageId: string };
type PlanRow = Omit<PortfolioPlan, "expiryStatus" | "progress"> & {
  readonly facts: Partial<PlanFacts>[];
};

/** Returns the plans of the brokerage's clients with their progress, in one statement; without archived clients. */
export async function listPortfolio(
  db: Queryable,
  { brokerageId }: Of,
  { planContributions, now }: { readonly planContributions: PlanContributions; readonly now: Date },
  page: RowRange,
): Promise<PortfolioPlan[]> {
  const { rows } = await db.execute<PlanRow>(sql`
    select ${columnsOf<PlanRow>({
      planId: sql`p.id`,
      name: sql`p.name`,
      organisationId: sql`o.id`,
      organisationName: sql`o.name`,
      branchName: sql`b.name`,
      expiryDate: expiryOfPlan,
      lastDownloadedDate: sql`p.document_downloaded_at`,
      facts: factsColumn(planContributions),
    })}
    from ${organisationsAs("o")}
    join ${plansAs("p")} on p.organisation_id = o.id
    join ${branchesAs("b")} on b.organisation_id = p.organisation_id and b.id = p.branch_id
    where o.brokerage_id = ${brokerageId} and not o.is_archived
    order by ${expiryOfPlan} nulls first, p.id
    limit ${page.limit} offset ${page.offset}`);
  return rows.map(({ facts, expiryDate, lastDownloadedDate, ...plan }) => {
    const expiry = expiryDate === null ? null : new Date(expiryDate);
    return {
      ...plan,
      expiryDate: expiry?.toISOString() ?? null,
      expiryStatus: expiry ? planExpiryStatus(expiry, now) : "expired",
      lastDownloadedDate: lastDownloadedDate && new Date(lastDownloadedDate).toISOString(),
      progress: planProgress(allFacts(facts)),
    };
  });
}

type Clients = SharedExposure["clients"];
type ConsentRow = Omit<SharedExposures["consents"][number], "lastChange"> & {
  readonly changedAt: Date | null;
  readonly personName: string | null;
};
type SharedRow = Pick<SharedExposures, "agreed" | "clients"> & {
  readonly consents: ConsentRow[];
  readonly suppliers: SharedExposure[];
  readonly hazards: { readonly presetId: number; readonly clients: Clients }[];
};

const CLIENTS = sql`json_agg(${jsonOf<Clients[number]>({
  organisationId: sql`id`,
  name: sql`name`,
})} order by lower(name), id)`;

/**
 * Returns the confirmed suppliers and hazards that at least two consenting clients share. Suppliers are compared by name without
 * regard to case. One statement.
 */
export async function readSharedExposures(
  db: Queryable,
  { brokerageId }: Of,
): Promise<SharedExposures> {
  const { rows } = await db.execute<SharedRow>(sql`
    with managed as (
      select o.id, o.name, o.shares_with_broker from ${organisationsAs("o")}
      where o.brokerage_id = ${brokerageId} and not o.is_archived),
    changes as (
      select m.id, m.name, m.shares_with_broker as is_shared, c.happened_at, c.person_name
      from managed m left join lateral ${lastConsentOf(sql`m.id`)} c on true
      where m.shares_with_broker or c.happened_at is not null
      order by lower(m.name), m.id limit ${MAX_ROWS}),
    agreed as (select id, name from managed where shares_with_broker),
    shared_names as (
      select min(supplier) as supplier, ${CLIENTS} as clients, count(*) as number from (
        select a.id, a.name, lower(trim(s.name)) as key, min(trim(s.name)) as supplier
        from agreed a join ${suppliersAs("s")} on s.organisation_id = a.id
        where not ${isProposed("supplier", "s")}
        group by 1, 2, 3) named
      group by key having count(*) > 1
      order by number desc, key limit ${MAX_SHARED}),
    shared_hazards as (
      select preset_id, ${CLIENTS} as clients, count(*) as number from (
        select distinct a.id, a.name, r.risk_preset_id as preset_id
        from agreed a join ${risksAs("r")} on r.organisation_id = a.id
        where r.risk_preset_id is not null
          and not ${isProposed("risk", "r")}) found
      group by preset_id having count(*) > 1
      order by number desc, preset_id limit ${MAX_SHARED})
    select ${columnsOf<SharedRow>({
      agreed: sql`(select count(*)::int from agreed)`,
      clients: sql`(select count(*)::int from managed)`,
      consents: sql`coalesce((select json_agg(${jsonOf<ConsentRow>({
        organisationId: sql`id`,
        name: sql`name`,
        isShared: sql`is_shared`,
        changedAt: sql`happened_at`,
        personName: sql`person_name`,
      })} order by lower(name), id) from changes), '[]')`,
      suppliers: sql`coalesce((select json_agg(json_build_object(
        'name', supplier, 'clients', clients) order by number desc, supplier) from shared_names), '[]')`,
      hazards: sql`coalesce((select json_agg(json_build_object(
        'presetId', preset_id, 'clients', clients) order by number desc, preset_id) from shared_hazards), '[]')`,
    })}`);
  const [found] = rows;
  if (!found) throw new Error("The exposures were not counted.");
  return {
    ...found,
    consents: found.consents.map(({ changedAt, personName, ...consent }) => ({
      ...consent,
      lastChange: consentChange(changedAt, personName),
    })),
    hazards: found.hazards.flatMap(({ presetId, clients }) => {
      const preset = riskPresetById(presetId);
      return preset ? [{ name: preset.name, clients }] : [];
    }),
  };
}
