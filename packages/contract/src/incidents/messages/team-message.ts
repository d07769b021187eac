import * as z from "zod/mini";
import { requiredText } from "../../platform/field-rules";
import { teamTypeId } from "../incident";

/** With the beginning that says from whom it is, about three messages of the network. */
export const MESSAGE_LENGTH = 300;

/** A person who gets a message of an incident. */
export const MessageRecipient = z.object({
  name: z.string(),
  /** The teams of the person that the message is for. */
  teamTypeIds: z.array(z.number()),
  byEmail: z.boolean(),
  byText: z.boolean(),
});
export type MessageRecipient = z.infer<typeof MessageRecipient>;

/** What is known before a message is written. The recipients are alerted or at work in the incident, and can come. */
export const MessagePreview = z.object({
  organisationName: z.string(),
  senderName: z.string(),
  senderPhone: z.nullable(z.string()),
  recipients: z.array(MessageRecipient),
  /** How many text messages the organisation may still send today. */
  textsLeft: z.number(),
});
export type MessagePreview = z.infer<typeof MessagePreview>;

/** What is known before teams are activated: by a new incident, or by a higher level of one. */
export const AlertPreview = z.object({
  organisationName: z.string(),
  declaredByName: z.string(),
  declaredByPhone: z.nullable(z.string()),
  meetingPoint: z.string(),
  /** Who is alerted first in each of the three teams. */
  recipients: z.array(MessageRecipient),
  /** True if the plan is expired: then `recipients` is empty. */
  areRecipientsWithheld: z.boolean(),
  textsLeft: z.number(),
  /** Whether the first alerts of the incident, if it is real, count towards no limit of text messages. */
  isFirstFree: z.boolean(),
  /** As long as the link of an alert. */
  link: z.string(),
});
export type AlertPreview = z.infer<typeof AlertPreview>;

export const TeamMessageInput = z.strictObject({
  /** The team to inform; all responders without one. */
  teamTypeId: z.optional(teamTypeId()),
  text: requiredText("Please write the message.", MESSAGE_LENGTH),
});
export type TeamMessageInput = z.infer<typeof TeamMessageInput>;

/** What was sent, and to how many people. */
export const SentTeamMessage = z.object({
  /** The text message as it was sent. */
  text: z.string(),
  people: z.number(),
  byText: z.number(),
  byEmail: z.number(),
  /** Text messages that the limit or the kind of number did not allow. */
  notTexted: z.number(),
  /** Names of those whom no message reaches. */
  unreachable: z.array(z.string()),
});
export type SentTeamMessage = z.infer<typeof SentTeamMessage>;
