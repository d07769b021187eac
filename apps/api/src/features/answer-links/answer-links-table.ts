import { bytea, pgTable, uuid } from "drizzle-orm/pg-core";
import { instant } from "../../platform/columns";

/** The links that a person without an account answers. Each row has exactly one of the five subjects. */
export const answerLinks = pgTable("answer_links", {
  id: uuid("id").primaryKey(),
  organisationId: uuid("organisation_id").notNull(),
  responderId: uuid("responder_id"),
  participantId: uuid("participant_id"),
  contactId: uuid("contact_id"),
  monthlyQuestionId: uuid("monthly_question_id"),
  safetyPersonId: uuid("safety_person_id"),
  tokenHash: bytea("token_hash").notNull(),
  /** Null for a link that works as long as its subject exists. */
  expiresAt: instant("expires_at"),
  answeredAt: instant("answered_at"),
});
