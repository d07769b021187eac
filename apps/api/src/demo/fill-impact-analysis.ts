import { ASSET_TYPES } from "@holdfast/content/library/impact/asset-types";
import {
  DISRUPTION_RISK_SCALE_CATEGORIES,
  disruptionRiskScalesOfCategory,
} from "@holdfast/content/library/risks/disruption-risk-scales";
import { MTPD_OPTIONS } from "@holdfast/content/library/impact/mtpd-options";
import { PENALTIES } from "@holdfast/content/library/impact/penalties";
import { RECOVERY_STRATEGY_TYPES } from "@holdfast/content/library/impact/recovery-strategy-types";
import { STRATEGIC_CRITICAL_AREA_CATEGORIES } from "@holdfast/content/library/impact/strategic-critical-area-categories";
import { createDepartments } from "@holdfast/contract/business-units/department-endpoints";
import { createAssets } from "@holdfast/contract/impact-analysis/operational/asset-endpoints";
import { setMtpd } from "@holdfast/contract/impact-analysis/set-mtpd";
import { createStrategicBia } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { createTacticalBias } from "@holdfast/contract/impact-analysis/tactical/tactical-bia-endpoints";
import type { Plan } from "@holdfast/contract/plans/plan";
import { createRecoveryStrategies } from "@holdfast/contract/recovery-strategies/recovery-strategy-endpoints";
import { createStrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import { CAFE_UNITS, type CafeUnit } from "./cafe-business-units";
import { CAFE_TEAMS } from "./cafe-contacts";
import { CAFE_AREAS, type CafeArea, MTPD } from "./cafe-strategic-areas";
import type { Caller } from "./caller";
import type { CafeDirectory } from "./fill-directory";
import { findByName } from "./find-by-name";

type CafePlan = Pick<Plan, "planId" | "organisationId" | "branchId">;

/** Adds strategic areas with their ratings, business units with their times and assets, and the teams. */
export async function fillImpactAnalysis(
  call: Caller,
  plan: CafePlan,
  directory: CafeDirectory,
): Promise<void> {
  const params = { planId: plan.planId };
  await fillStrategicAreas(call, plan);
  const { mtpdId } = findByName(MTPD_OPTIONS, MTPD);
  await call(setMtpd, { params, body: { mtpdId } });
  const units = await call(createDepartments, {
    params: { orgId: plan.organisationId, branchId: plan.branchId },
    body: { names: CAFE_UNITS.map(({ name }) => name) },
  });
  const departmentId = ({ name }: CafeUnit) => findByName(units, name).departmentId;
  await call(createTacticalBias, {
    params,
    body: CAFE_UNITS.map((unit) => ({
      departmentId: departmentId(unit),
      rto: unit.rto,
      rpo: unit.rpo,
    })),
  });
  await call(createAssets, {
    params,
    body: CAFE_UNITS.flatMap((unit) =>
      unit.assets.map(([type, name, quantity, comments]) => ({
        departmentId: departmentId(unit),
        assetTypeId: findByName(ASSET_TYPES, type).assetTypeId,
        name,
        quantity,
        comments: comments ?? null,
      })),
    ),
  });
  await call(createRecoveryStrategies, {
    params,
    body: CAFE_UNITS.map((unit) => ({
      departmentId: departmentId(unit),
      ...locationOf(unit, directory),
      comments: unit.strategy.comments,
    })),
  });
  await fillTeams(call, plan.planId, directory);
}

async function fillStrategicAreas(call: Caller, { planId, organisationId }: CafePlan) {
  for (const area of CAFE_AREAS) {
    const { strategicCriticalAreaId } = await call(createStrategicCriticalArea, {
      params: { orgId: organisationId },
      body: {
        name: area.name,
        description: area.description,
        strategicCriticalAreaCategoryId: findByName(
          STRATEGIC_CRITICAL_AREA_CATEGORIES,
          area.category,
        ).strategicCriticalAreaCategoryId,
      },
    });
    await call(createStrategicBia, {
      params: { planId },
      body: {
        strategicCriticalAreaId,
        criticality: area.criticality,
        criticalPeriods: [...area.periods],
        penalty: area.penalty ? findByName(PENALTIES, area.penalty).penaltyId : null,
        notes: area.notes,
        disruptionRiskScales: scalesOf(area),
      },
    });
  }
}

const scalesOf = ({ scales }: CafeArea) =>
  Object.entries(scales).map(([category, value]) => {
    const { disruptionRiskScaleCategoryId } = findByName(
      DISRUPTION_RISK_SCALE_CATEGORIES,
      category,
    );
    const scale = disruptionRiskScalesOfCategory(disruptionRiskScaleCategoryId).find(
      (scale) => scale.value === value,
    );
    if (!scale) throw new Error(`The scale of ${category} has no step ${value}.`);
    return { disruptionRiskScaleCategoryId, disruptionRiskScaleId: scale.disruptionRiskScaleId };
  });

function locationOf({ strategy: { type, place } }: CafeUnit, { branches, sites }: CafeDirectory) {
  const { recoveryStrategyTypeId, source } = findByName(RECOVERY_STRATEGY_TYPES, type);
  if (!place) return { recoveryStrategyTypeId };
  if (source === "branch")
    return { recoveryStrategyTypeId, branchId: findByName(branches, place).branchId };
  if (source === "alternativeSite")
    return {
      recoveryStrategyTypeId,
      alternativeSiteId: findByName(sites, place).alternativeSiteId,
    };
  return { recoveryStrategyTypeId, address: place };
}

async function fillTeams(call: Caller, planId: string, { contactId }: CafeDirectory) {
  for (const { teamId, teamType } of await call(listTeams, { params: { planId } }))
    await call(addTeamContacts, {
      params: { planId, teamId },
      body: (CAFE_TEAMS[teamType.name] ?? []).map(([person, designation]) => ({
        contactId: contactId(person),
        designation,
      })),
    });
}
