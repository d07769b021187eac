import { ASSET_TYPES } from "@holdfast/content/library/impact/asset-types";
import { CONTACT_TYPES } from "@holdfast/content/library/contact-types";
import {
  DISRUPTION_RISK_SCALE_CATEGORIES,
  DISRUPTION_RISK_SCALES,
} from "@holdfast/content/library/risks/disruption-risk-scales";
import { LIKELIHOOD_PRESETS } from "@holdfast/content/library/risks/likelihood-presets";
import { MITIGATION_STATUSES } from "@holdfast/content/library/risks/mitigation-statuses";
import { MITIGATION_STRATEGIES } from "@holdfast/content/library/risks/mitigation-strategies";
import { MTPD_OPTIONS } from "@holdfast/content/library/impact/mtpd-options";
import { PENALTIES } from "@holdfast/content/library/impact/penalties";
import { RECOVERY_STRATEGY_TYPES } from "@holdfast/content/library/impact/recovery-strategy-types";
import { RISK_CATEGORIES } from "@holdfast/content/library/risks/risk-categories";
import {
  RISK_REPORT_INDEMNITY_PERIODS,
  RISK_REPORT_REVIEWS,
} from "@holdfast/content/library/risks/risk-report-presets";
import { STRATEGIC_CRITICAL_AREA_CATEGORIES } from "@holdfast/content/library/impact/strategic-critical-area-categories";
import { TEAM_TYPES } from "@holdfast/content/library/response/team-types";
import { WORK_TYPES } from "@holdfast/content/library/impact/work-types";
import { DECISIONS } from "@holdfast/contract/incidents/action-branch-rules";
import { LOG_KINDS } from "@holdfast/contract/incidents/log-entry";
import {
  ORGANISATION_SUGGESTIONS,
  PLAN_SUGGESTIONS,
} from "@holdfast/contract/proposals/declined-suggestion";
import { ORGANISATION_PROPOSALS, PLAN_PROPOSALS } from "@holdfast/contract/proposals/proposal";
import { INSURANCE_KINDS } from "@holdfast/contract/risks/insurance/insurance-policy";
import { DESIGNATIONS } from "@holdfast/contract/teams/team";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { type TestDatabase, testDatabase } from "../../../test/database/test-database";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});

/** The hash of a password is text that includes its parameters. */
const FORMATTED = new Set(["users.password_hash"]);

it("stores hashes as bytes", async () => {
  const { rows } = await database.query.execute<{ name: string; type: string }>(sql`
    select table_name || '.' || column_name as name, data_type as type
    from information_schema.columns
    where table_schema = 'public' and column_name ~ '(^|_)(hash|sha256)$' order by 1`);
  const others = rows.filter(({ name }) => !FORMATTED.has(name));
  expect(others.length).toBeGreaterThan(10);
  expect(others.filter(({ type }) => type !== "bytea")).toEqual([]);
});

/** The fixed list of the values of each column with one of these names. */
const LISTS: Readonly<Record<string, readonly (number | string)[]>> = {
  contact_type_id: CONTACT_TYPES.map(({ contactTypeId }) => contactTypeId),
  work_type_id: WORK_TYPES.map(({ workTypeId }) => workTypeId),
  strategic_critical_area_category_id: STRATEGIC_CRITICAL_AREA_CATEGORIES.map(
    ({ strategicCriticalAreaCategoryId }) => strategicCriticalAreaCategoryId,
  ),
  mtpd_id: MTPD_OPTIONS.map(({ mtpdId }) => mtpdId),
  risk_category_id: RISK_CATEGORIES.map(({ riskCategoryId }) => riskCategoryId),
  likelihood_preset_id: LIKELIHOOD_PRESETS.map(({ likelihoodPresetId }) => likelihoodPresetId),
  mitigation_strategy_ids: MITIGATION_STRATEGIES.map(
    ({ mitigationStrategyId }) => mitigationStrategyId,
  ),
  mitigation_status_id: MITIGATION_STATUSES.map(({ mitigationStatusId }) => mitigationStatusId),
  indemnity_period_id: RISK_REPORT_INDEMNITY_PERIODS.map(
    ({ riskReportIndemnityPeriodId }) => riskReportIndemnityPeriodId,
  ),
  review_id: RISK_REPORT_REVIEWS.map(({ riskReportReviewId }) => riskReportReviewId),
  penalty_id: PENALTIES.map(({ penaltyId }) => penaltyId),
  disruption_risk_scale_category_id: DISRUPTION_RISK_SCALE_CATEGORIES.map(
    ({ disruptionRiskScaleCategoryId }) => disruptionRiskScaleCategoryId,
  ),
  disruption_risk_scale_id: DISRUPTION_RISK_SCALES.map(
    ({ disruptionRiskScaleId }) => disruptionRiskScaleId,
  ),
  asset_type_id: ASSET_TYPES.map(({ assetTypeId }) => assetTypeId),
  recovery_strategy_type_id: RECOVERY_STRATEGY_TYPES.map(
    ({ recoveryStrategyTypeId }) => recoveryStrategyTypeId,
  ),
  team_type_id: TEAM_TYPES.map(({ teamTypeId }) => teamTypeId),
  activated_teams: TEAM_TYPES.map(({ teamTypeId }) => teamTypeId),
  silent_teams: TEAM_TYPES.map(({ teamTypeId }) => teamTypeId),
  // The seven of the library, and a folder that people added to the plan.
  document_folder_id: [1, 2, 3, 4, 5, 6, 7, 8],
  decisions: DECISIONS.flatMap(({ choices }) => choices.map(({ id }) => id)),
  designation: DESIGNATIONS,
  "incident_log.kind": LOG_KINDS,
  "insurance_policies.kind": INSURANCE_KINDS,
  "proposals.kind": [...ORGANISATION_PROPOSALS, ...PLAN_PROPOSALS],
  "declined_suggestions.kind": [...ORGANISATION_SUGGESTIONS, ...PLAN_SUGGESTIONS],
};

/** Ids of lists that grow with releases. */
const GROWING = new Set([
  "exercises.scenario_id",
  "risks.risk_preset_id",
  "strategic_third_parties.strategic_third_party_category_id",
]);

type Check = { readonly column: string; readonly name: string; readonly definition: string | null };

const listOf = ({ column, name }: Check) => LISTS[`${name}.${column}`] ?? LISTS[column];

/** The values that a check names; the whole range of `between`. */
const allowed = ({ definition }: Check): readonly (number | string)[] => {
  const texts = Array.from(
    definition?.matchAll(/'([^']+)'::text(?!\[\])/gu) ?? [],
    ([, text = ""]) => text,
  );
  const lists = Array.from(definition?.matchAll(/\{([^}]+)\}/gu) ?? [], ([, list = ""]) =>
    list.split(","),
  );
  const values = [...texts, ...lists.flat()];
  if (values.length > 0)
    return values.map((value) => (/^\d+$/u.test(value) ? Number(value) : value));
  const [first = 0, last = -1] = Array.from(
    definition?.matchAll(/[<>]= (\d+)/gu) ?? [],
    ([, number]) => Number(number),
  );
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
};

it("checks each id of a fixed list, and allows exactly that list", async () => {
  const { rows } = await database.query.execute<Check>(sql`
    select c.relname as name, a.attname as column,
      (select string_agg(pg_get_constraintdef(k.oid), '; ') from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]) as definition
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and (a.attname ~ '(^|_)(kind|status|designation|role|purpose|channel|decisions|teams)$' or a.attname = 'provider'
        or (a.attname ~ '_ids?$' and format_type(a.atttypid, a.atttypmod) ~ '^integer'))
      and c.relname || '.' || a.attname <> 'idempotency_keys.status'
    order by 1, 2`);
  const fixed = rows.filter(({ name, column }) => !GROWING.has(`${name}.${column}`));
  const unchecked = fixed.filter(({ definition }) => definition === null);
  expect(unchecked.map(({ name, column }) => `${name}.${column}`)).toEqual([]);
  const lists = fixed.flatMap((row) => {
    const list = listOf(row);
    return list ? [{ row, list }] : [];
  });
  expect(new Set(lists.map(({ list }) => list)).size).toBe(Object.keys(LISTS).length);
  for (const { row, list } of lists)
    expect([row.name, row.column, allowed(row)]).toEqual([row.name, row.column, list]);
});

/** JSON that a release need not read from an earlier one, or that has no shape. */
const UNVERSIONED = new Set([
  "audit_events.detail", // values by name
  "idempotency_keys.answer", // a day
  "link_tokens.detail", // as long as the link
  "outbox_messages.content", // until it is sent
]);

it("stores a schema version with every JSON document that is kept", async () => {
  const { rows } = await database.query.execute<{ name: string }>(sql`
    select c.table_name || '.' || c.column_name as name from information_schema.columns c
    where c.table_schema = 'public' and c.data_type in ('json', 'jsonb')
      and not exists (select 1 from information_schema.columns v
        where v.table_schema = 'public' and v.table_name = c.table_name and v.column_name = 'schema_version')`);
  expect(new Set(rows.map(({ name }) => name))).toEqual(UNVERSIONED);
});

it("refreshes the statistics of each table after a fiftieth of its rows has changed", async () => {
  const { rows } = await database.query.execute<{ name: string }>(sql`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'
      and not coalesce('autovacuum_analyze_scale_factor=0.02' = any(reloptions), false)`);
  expect(rows).toEqual([]);
});
