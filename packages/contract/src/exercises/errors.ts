import { defineError } from "../platform/errors";

export const EXERCISE_NOT_PLANNED = defineError({
  code: "exercise-not-planned",
  status: 409,
  message: "This exercise has started. Only an exercise that has not started can be changed.",
});

export const EXERCISE_NOT_RUNNING = defineError({
  code: "exercise-not-running",
  status: 409,
  message: "This exercise is not running. Start it first, or plan another one.",
});

export const NO_ONE_TO_INVITE = defineError({
  code: "no-one-to-invite",
  status: 409,
  message: "None of the participants has an email address. Add one in Contacts.",
});

export const EXERCISE_LINK_INVALID = defineError({
  code: "exercise-link-invalid",
  status: 418,
  message:
    "This link is incomplete, was replaced, or its exercise was cancelled. Ask the facilitator for a new invitation.",
});

export const INJECT_ANSWERED = defineError({
  code: "inject-answered",
  status: 409,
  message: "You have already answered this message. Tell the facilitator if your answer changes.",
});
