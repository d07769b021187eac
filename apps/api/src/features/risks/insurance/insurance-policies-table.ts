import type { InsuranceKind } from "@holdfast/contract/risks/insurance/insurance-policy";
import { bigint, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../../platform/columns";

export const insurancePolicies = pgTable(
  "insurance_policies",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    planId: uuid("plan_id").notNull(),
    kind: text("kind").$type<InsuranceKind>().notNull(),
    insurer: text("insurer").notNull(),
    policyNumber: text("policy_number"),
    claimsPhone: text("claims_phone"),
    sumInsured: bigint("sum_insured", { mode: "number" }),
    /** Only of business interruption insurance. */
    indemnityMonths: smallint("indemnity_months"),
    comments: text("comments"),
    createdAt: instant("created_at").notNull(),
    version: integer("version").notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
