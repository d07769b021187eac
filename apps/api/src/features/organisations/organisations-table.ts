import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

export const organisations = pgTable("organisations", {
  id: uuid("id").primaryKey(),
  name: text("name").notNull(),
  legalName: text("legal_name").notNull(),
  registrationNumber: text("registration_number"),
  industryCode: text("industry_code").notNull(),
  industryName: text("industry_name").notNull(),
  governance: text("governance"),
  logoFileId: uuid("logo_file_id"),
  isArchived: boolean("is_archived").notNull().default(false),
  brokerageId: uuid("brokerage_id"),
  /** Whether its brokerage may compare its suppliers and hazards with those of other clients. */
  sharesWithBroker: boolean("shares_with_broker").notNull().default(false),
  /** When its last member deleted their account; null while anyone can open it. */
  abandonedAt: instant("abandoned_at"),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),
  version: integer("version").notNull().default(1),
});

export const organisationMembers = pgTable(
  "organisation_members",
  {
    organisationId: uuid("organisation_id").notNull(),
    userId: uuid("user_id").notNull(),
    role: text("role", { enum: ["owner", "editor", "viewer"] }).notNull(),
    isRevoked: boolean("is_revoked").notNull().default(false),
    isDefault: boolean("is_default").notNull().default(false),
    addedByUserId: uuid("added_by_user_id"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.userId] })],
);

const place = {
  organisationId: uuid("organisation_id").notNull(),
  id: uuid("id").notNull(),
  name: text("name").notNull(),
  address: text("address").notNull(),
  additionalAddressInformation: text("additional_address_information"),
  email: text("email"),
  phone: text("phone"),
  /** Stated by a person; null if they were not asked. */
  country: text("country"),
  /** Named by the address, if it differs from the stated country and the difference is unconfirmed. */
  namedCountry: text("named_country"),
  /** Of the pin that was set by hand for this address. */
  pinCountry: text("pin_country"),
  createdAt: instant("created_at").notNull(),
};

export const branches = pgTable(
  "branches",
  { ...place, isHeadOffice: boolean("is_head_office").notNull().default(false) },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);

export const alternativeSites = pgTable("alternative_sites", { ...place }, (table) => [
  primaryKey({ columns: [table.organisationId, table.id] }),
]);
