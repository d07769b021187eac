import { integer, numeric, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

export const strategicBias = pgTable(
  "strategic_bias",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    strategicCriticalAreaId: uuid("strategic_critical_area_id").notNull(),
    criticality: smallint("criticality").notNull(),
    criticalPeriods: text("critical_periods").array().notNull(),
    penaltyId: integer("penalty_id"),
    penaltyAttachment: text("penalty_attachment"),
    notes: text("notes"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

export const strategicBiaScales = pgTable(
  "strategic_bia_scales",
  {
    organisationId: uuid("organisation_id").notNull(),
    strategicBiaId: uuid("strategic_bia_id").notNull(),
    disruptionRiskScaleCategoryId: integer("disruption_risk_scale_category_id").notNull(),
    disruptionRiskScaleId: integer("disruption_risk_scale_id").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.organisationId, table.strategicBiaId, table.disruptionRiskScaleCategoryId],
    }),
  ],
);

/** Areas that a person has marked as not critical. */
export const uncriticalAreas = pgTable(
  "uncritical_areas",
  {
    organisationId: uuid("organisation_id").notNull(),
    planId: uuid("plan_id").notNull(),
    strategicCriticalAreaId: uuid("strategic_critical_area_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.organisationId, table.planId, table.strategicCriticalAreaId] }),
  ],
);

/** RTO and RPO in whole days, as saved; a shorter MTPD caps them only in the response. */
export const tacticalBias = pgTable(
  "tactical_bias",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    departmentId: uuid("department_id").notNull(),
    rto: integer("rto").notNull(),
    rpo: integer("rpo").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

/** What a business unit supports (an area) and depends on; one of the last four is given. */
export const unitDependencies = pgTable(
  "unit_dependencies",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    departmentId: uuid("department_id").notNull(),
    strategicCriticalAreaId: uuid("strategic_critical_area_id"),
    neededDepartmentId: uuid("needed_department_id"),
    supplierId: uuid("supplier_id"),
    systemName: text("system_name"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

export const assets = pgTable(
  "assets",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    departmentId: uuid("department_id").notNull(),
    assetTypeId: integer("asset_type_id").notNull(),
    name: text("name").notNull(),
    quantity: numeric("quantity", { precision: 10, scale: 3, mode: "number" }).notNull(),
    comments: text("comments"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
