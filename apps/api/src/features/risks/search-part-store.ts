import { RISK_PRESETS } from "@holdfast/content/library/risks/risk-presets";
import { sql } from "drizzle-orm";
import { choiceName, type SearchPart, selectHits } from "../../platform/search/search-part-store";
import { plansAs } from "../plans/public";

const NAMES = RISK_PRESETS.map(({ riskPresetId, name }) => [riskPresetId, name] as const);

/** Risks by their own name or that of their preset; the detail is the name of their plan. */
export const riskSearch: SearchPart = (search) =>
  selectHits(search, {
    kind: "risk",
    source: sql`(
      select y.organisation_id, y.id, y.plan_id, y.mitigation_process,
        coalesce(y.name, ${choiceName(sql`y.risk_preset_id`, NAMES)}) as name,
        (select p.name from ${plansAs("p")}
          where p.organisation_id = y.organisation_id and p.id = y.plan_id) as plan_name
      from risks y where y.organisation_id = ${search.scope.organisationId}) x`,
    name: sql`x.name`,
    detail: sql`x.plan_name`,
    also: [sql`x.mitigation_process`],
    planId: sql`x.plan_id`,
  });
