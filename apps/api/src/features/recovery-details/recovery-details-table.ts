import { date, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";

export const recoveryDetails = pgTable(
  "recovery_details",
  {
    organisationId: uuid("organisation_id").notNull(),
    planId: uuid("plan_id").notNull(),
    assemblyPoint: text("assembly_point"),
    exitRoutes: text("exit_routes"),
    shutOffs: text("shut_offs"),
    alarmPanel: text("alarm_panel"),
    keyHolders: text("key_holders"),
    emergencyKit: text("emergency_kit"),
    defibrillator: text("defibrillator"),
    saferPlace: text("safer_place"),
    highGround: text("high_ground"),
    floorPlanFileId: uuid("floor_plan_file_id"),
    backupScope: text("backup_scope"),
    backupLocation: text("backup_location"),
    backupFrequency: text("backup_frequency"),
    lastRestoreTest: date("last_restore_test", { mode: "string" }),
    restoredBy: text("restored_by"),
    bank: text("bank"),
    cardProvider: text("card_provider"),
    emergencyFunds: text("emergency_funds"),
    payrollProvider: text("payroll_provider"),
    payCutOff: text("pay_cut_off"),
    signatories: text("signatories"),
    payrollFallback: text("payroll_fallback"),
    version: integer("version").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.planId] })],
);

export const unitProcedures = pgTable(
  "unit_procedures",
  {
    organisationId: uuid("organisation_id").notNull(),
    planId: uuid("plan_id").notNull(),
    departmentId: uuid("department_id").notNull(),
    leaderContactId: uuid("leader_contact_id"),
    minimumService: text("minimum_service"),
    /** One step a line. */
    firstSteps: text("first_steps"),
    workaround: text("workaround"),
    version: integer("version").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.planId, table.departmentId] })],
);
