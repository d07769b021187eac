import { doublePrecision, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

/** Pins that people have set; one of the four references is given. */
export const locationPositions = pgTable(
  "location_positions",
  {
    organisationId: uuid("organisation_id").notNull(),
    id: uuid("id").notNull(),
    branchId: uuid("branch_id"),
    alternativeSiteId: uuid("alternative_site_id"),
    customerId: uuid("customer_id"),
    supplierId: uuid("supplier_id"),
    address: text("address").notNull(),
    latitude: doublePrecision("latitude").notNull(),
    longitude: doublePrecision("longitude").notNull(),
    placedAt: instant("placed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.id] })],
);
