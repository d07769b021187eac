import * as z from "zod/mini";
import { id, instant } from "../platform/field-rules";
import { designation } from "../teams/team";

export const ALERT_ANSWERS = ["on-my-way", "cannot-come"] as const;
export type AlertAnswer = (typeof ALERT_ANSWERS)[number];

/**
 * What became of an email or a text message: `delayed` if an attempt has failed, and others follow. A text message is
 * `limited` once the recipient or the organisation has had too many, and `not-allowed` to a number that costs more than
 * usual, or in a country that the operator has not allowed.
 */
export const DELIVERIES = [
  "waiting",
  "delayed",
  "sent",
  "failed",
  "limited",
  "not-allowed",
] as const;
export type Delivery = (typeof DELIVERIES)[number];

/** A person of an activated team, as named when the incident was declared. */
export const Responder = z.object({
  responderId: id(),
  teamTypeId: z.number(),
  designation: designation(),
  name: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  /** Null for an Alternative who was not needed yet. */
  alertedAt: z.nullable(instant()),
  /** Of the newest alert; null without one, without an address, and for alerts of earlier versions. */
  emailDelivery: z.nullable(z.enum(DELIVERIES)),
  smsDelivery: z.nullable(z.enum(DELIVERIES)),
  /** Whether the newest message after the alert has reached the person by no means. */
  isLastMessageLost: z.boolean(),
  answer: z.nullable(z.enum(ALERT_ANSWERS)),
  answeredAt: z.nullable(instant()),
  /** Since when the person has worked in the incident's workspace, logged in; null if not. */
  presentAt: z.nullable(instant()),
});
export type Responder = z.infer<typeof Responder>;
