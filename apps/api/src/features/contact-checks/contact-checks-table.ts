import type { ContactDetails } from "@holdfast/contract/contact-checks/contact-check";
import { integer, jsonb, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { instant, schemaVersion } from "../../platform/columns";

/** The latest request to each contact. */
export const contactChecks = pgTable(
  "contact_checks",
  {
    organisationId: uuid("organisation_id").notNull(),
    contactId: uuid("contact_id").notNull(),
    /** Of the request's link; a new one with each message. */
    id: uuid("id").notNull(),
    askedAt: instant("asked_at").notNull(),
    /** The latest message: the request or a reminder. */
    sentAt: instant("sent_at").notNull(),
    reminders: integer("reminders").notNull(),
    answeredAt: instant("answered_at"),
    /** A correction that waits for an editor. */
    proposal: jsonb("proposal").$type<ContactDetails>(),
    ...schemaVersion(1),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.contactId] })],
);
