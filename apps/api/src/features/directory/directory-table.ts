import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

export const contactsTable = pgTable(
  "contacts",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email"),
    phone: text("phone"),
    mobile: text("mobile"),
    afterHoursPhone: text("after_hours_phone"),
    jobTitle: text("job_title"),
    contactTypeId: integer("contact_type_id").notNull(),
    workTypeId: integer("work_type_id").notNull(),
    department: text("department"),
    branchId: uuid("branch_id"),
    createdAt: instant("created_at").notNull(),
    /** When the person last confirmed these details. */
    confirmedAt: instant("confirmed_at"),
    version: integer("version").notNull().default(1),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

const party = {
  organisationId: uuid("organisation_id").notNull(),
  id: uuid("id").notNull(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone"),
  address: text("address"),
  additionalAddressInformation: text("additional_address_information"),
  website: text("website"),
  createdAt: instant("created_at").notNull(),
  version: integer("version").notNull().default(1),
};

/** Builds both tables with the same type, so that one store serves both. */
const tradingPartnersTable = (name: string) =>
  pgTable(
    name,
    {
      ...party,
      category: text("category").array().notNull().default([]),
      contactPerson: text("contact_person"),
    },
    (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
  );
export type TradingPartnersTable = ReturnType<typeof tradingPartnersTable>;

export const customersTable = tradingPartnersTable("customers");
export const suppliersTable = tradingPartnersTable("suppliers");

export const strategicThirdPartiesTable = pgTable(
  "strategic_third_parties",
  {
    ...party,
    strategicThirdPartyCategoryId: integer("strategic_third_party_category_id").notNull(),
    strategicThirdPartyCategoryText: text("strategic_third_party_category_text"),
    contactPerson: text("contact_person").notNull(),
    comments: text("comments"),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
