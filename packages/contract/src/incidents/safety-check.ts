import * as z from "zod/mini";
import { id, instant, LIMITS, optionalText, requiredText } from "../platform/field-rules";
import { onceEach } from "../platform/list-rules";
import { DELIVERIES } from "./responder";

export const SAFETY_ANSWERS = ["safe", "help"] as const;
export type SafetyAnswer = (typeof SAFETY_ANSWERS)[number];

/** Reminders that a person gets at most, the automatic one included. */
export const MAX_SAFETY_REMINDERS = 5;
/** Minutes between two messages to a person, so that a second press sends nothing. */
export const SAFETY_REMINDER_MINUTES = 5;

/** A contact who was asked, as named then. */
export const SafetyPerson = z.object({
  personId: id(),
  name: z.string(),
  /** The name of the contact's business location; empty without one. */
  location: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  afterHoursPhone: z.nullable(z.string()),
  askedAt: instant(),
  /** The newest message: the question or a reminder. */
  sentAt: instant(),
  reminders: z.number(),
  /** Of the newest message; null without an address. */
  emailDelivery: z.nullable(z.enum(DELIVERIES)),
  smsDelivery: z.nullable(z.enum(DELIVERIES)),
  answer: z.nullable(z.enum(SAFETY_ANSWERS)),
  answeredAt: z.nullable(instant()),
  /** Who said that the person is safe, if a leader has marked it; null if the person has answered. */
  saidBy: z.nullable(z.string()),
  /** When the person first needed help; null if never. */
  helpAt: z.nullable(instant()),
  /** Where the person needs or needed help, and what for. */
  helpPlace: z.string(),
  helpText: z.string(),
});
export type SafetyPerson = z.infer<typeof SafetyPerson>;

export const SafetyCheck = z.object({ people: z.array(SafetyPerson) });
export type SafetyCheck = z.infer<typeof SafetyCheck>;

/** What every page of an incident shows of its safety check. */
export const SafetySummary = z.object({
  asked: z.number(),
  safe: z.number(),
  needHelp: z.number(),
  /** Without an answer, reached or not. */
  silent: z.number(),
  /** Those who need help, the first ones. */
  helpNames: z.array(z.string()),
});
export type SafetySummary = z.infer<typeof SafetySummary>;

/** Contacts of one business location, or of none. */
const PreviewLocation = z.object({
  branchId: z.nullable(id()),
  name: z.string(),
  people: z.number(),
  byText: z.number(),
  byEmail: z.number(),
  /** Those who were asked already, and are not asked again. */
  asked: z.number(),
  /** Names of those who have neither an email address nor a mobile number that can be used. */
  unreachable: z.array(z.string()),
});
export type PreviewLocation = z.infer<typeof PreviewLocation>;

/** What starting a safety check would send, and to how many people. */
export const SafetyPreview = z.object({
  /** The location of the incident first. */
  locations: z.array(PreviewLocation),
  /** The text message to one of them, with a mark for the personal link. */
  text: z.string(),
  /** Messages of the network that it takes. */
  segments: z.number(),
  /** How many text messages the organisation may still send today; null if this question counts towards no limit. */
  textsLeft: z.nullable(z.number()),
  email: z.object({ subject: z.string(), paragraphs: z.array(z.string()) }),
});
export type SafetyPreview = z.infer<typeof SafetyPreview>;

/** Most business locations of an organisation. */
const MAX_LOCATIONS = 1_000;

export const SafetyCheckInput = z
  .strictObject({
    branchIds: z.array(id("This business location could not be found.")).check(
      z.maxLength(MAX_LOCATIONS),
      onceEach((branchId) => branchId, "Each location can be selected once."),
    ),
    /** Whether contacts without a business location are asked, too. */
    withoutLocation: z.boolean(),
  })
  .check(
    z.refine(({ branchIds, withoutLocation }) => withoutLocation || branchIds.length > 0, {
      message: "Please select a location.",
      path: ["branchIds"],
    }),
  );
export type SafetyCheckInput = z.infer<typeof SafetyCheckInput>;

export const MarkSafeInput = z.strictObject({
  saidBy: requiredText("Please say who said so.", LIMITS.line),
});

export const SafetyAnswerInput = {
  answer: z.enum(SAFETY_ANSWERS, "Please select an answer."),
  place: optionalText(LIMITS.line),
  text: optionalText(LIMITS.line),
};
