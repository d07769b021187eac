import { boolean, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { instant } from "../columns";

/** An email: plain text, and HTML for clients that show it. */
export type EmailMessage = {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The organisation in whose name it is sent, which the sender shows. */
  readonly sentFor?: string;
  readonly attachments?: readonly Attachment[];
  /** Stops emails of this kind by a POST without a login (RFC 8058). */
  readonly unsubscribeUrl?: string;
};
/** A file of an email. */
export type Attachment = {
  readonly fileName: string;
  readonly mediaType: string;
  readonly base64: string;
};
export type SmsMessage = { readonly text: string };

/** The messages: a job sends each of them. */
export const outboxMessages = pgTable("outbox_messages", {
  id: uuid("id").primaryKey(),
  channel: text("channel", { enum: ["mail", "sms"] }).notNull(),
  recipient: text("recipient").notNull(),
  /** Whom it concerns: the recipient may be an address or number that is not theirs. Null without an account. */
  userId: uuid("user_id"),
  content: jsonb("content").$type<EmailMessage | SmsMessage | null>(),
  lastError: text("last_error"),
  createdAt: instant("created_at").notNull(),
  doneAt: instant("done_at"),
  givenUpAt: instant("given_up_at"),
  /** Sent apart from the others, and retried for longer than a code works. */
  isUrgent: boolean("is_urgent").notNull().default(false),
  /** The organisation whose limit of text messages it counts towards. */
  countedFor: uuid("counted_for"),
  /** The row, recipient included, is deleted once the message is sent or given up. */
  isDeletedWhenDone: boolean("is_deleted_when_done").notNull().default(false),
});
