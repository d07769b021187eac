import * as z from "zod/mini";
import { defineEndpoint, json, PUBLIC } from "../platform/endpoint";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { id, instant, LIMITS, requiredText } from "../platform/field-rules";
import { EXERCISE_LINK_INVALID, EXERCISE_NOT_RUNNING, INJECT_ANSWERED } from "./errors";
import { EXERCISE_STATUSES, INVITATION_REPLIES, partNumber } from "./exercise";

const ExerciseLink = {
  id: id(EXERCISE_LINK_INVALID.message),
  token: requiredText(EXERCISE_LINK_INVALID.message, 100),
};

/** What the link of a participant shows: the messages to the team, and the person's own answers. */
export const InvitedExercise = z.object({
  name: z.string(),
  summary: z.string(),
  organisationName: z.string(),
  status: z.enum(EXERCISE_STATUSES),
  plannedFor: z.string(),
  startTime: z.string(),
  timeZone: z.string(),
  place: z.string(),
  facilitatorName: z.string(),
  teamName: z.string(),
  reply: z.nullable(z.enum(INVITATION_REPLIES)),
  /** The released ones, newest first. */
  injects: z.array(
    z.object({
      number: z.number(),
      text: z.string(),
      section: z.string(),
      releasedAt: instant(),
      answer: z.nullable(z.string()),
    }),
  ),
});
export type InvitedExercise = z.infer<typeof InvitedExercise>;

export const readInvitedExercise = defineEndpoint({
  name: "readInvitedExercise",
  method: "POST",
  path: "/exercise_links/read",
  summary: "Returns the exercise of a participant's link, without a login.",
  access: PUBLIC,
  body: z.strictObject(ExerciseLink),
  response: json(InvitedExercise),
  errors: [EXERCISE_LINK_INVALID, TOO_MANY_REQUESTS],
});

/** The reply can be changed until the exercise starts. */
export const replyToInvitation = defineEndpoint({
  name: "replyToInvitation",
  method: "POST",
  path: "/exercise_links/reply",
  summary: "Stores whether a participant will take part, without a login.",
  access: PUBLIC,
  body: z.strictObject({
    ...ExerciseLink,
    reply: z.enum(INVITATION_REPLIES, "Please select an answer."),
  }),
  response: json(InvitedExercise),
  errors: [EXERCISE_LINK_INVALID, TOO_MANY_REQUESTS],
});

/** Each person answers a message once. */
export const answerInject = defineEndpoint({
  name: "answerInject",
  method: "POST",
  path: "/exercise_links/answer",
  summary: "Answers a message of a running exercise, without a login.",
  access: PUBLIC,
  body: z.strictObject({
    ...ExerciseLink,
    number: partNumber(),
    text: requiredText("Please write what you would do.", LIMITS.text),
  }),
  response: json(InvitedExercise),
  errors: [EXERCISE_LINK_INVALID, EXERCISE_NOT_RUNNING, INJECT_ANSWERED, TOO_MANY_REQUESTS],
});
