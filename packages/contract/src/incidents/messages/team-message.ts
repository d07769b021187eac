import * as z from "zod/mini";
import { requiredText } from "../../platform/field-rules";
import { teamTypeId } from "../incident";

/** With the beginning that says from whom it is, about three messages of the network. */
export const MESSAGE_LENGTH = 300;

/** A person who gets messages of an incident: alerted or at work in it, and has not said that they cannot come. */
export const MessageRecipient = z.object({
  name: z.string(),
  /** The teams of the incident that the person is in. */
  teamTypeIds: z.array(z.number()),
  byEmail: z.boolean(),
  byText: z.boolean(),
});
export type MessageRecipient = z.infer<typeof MessageRecipient>;

/** What is known before a message is written. */
export const MessagePreview = z.object({
  organisationName: z.string(),
  senderName: z.string(),
  recipients: z.array(MessageRecipient),
  /** How many text messages the organisation may still send today. */
  textsLeft: z.number(),
});
export type MessagePreview = z.infer<typeof MessagePreview>;

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
