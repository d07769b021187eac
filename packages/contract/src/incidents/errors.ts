import { defineError } from "../platform/errors";

/** For a viewer whose account's email is not that of a contact in one of the plan's teams. */
export const NOT_IN_A_TEAM = defineError({
  code: "not-in-a-team",
  status: 403,
  message:
    "Only owners, editors, your broker and the people in this plan’s teams can do this. Ask one of them.",
});

/** For a level that a member of the Emergency Response Team or the IT Recovery Team may not declare. */
export const LEVEL_NOT_ALLOWED = defineError({
  code: "level-not-allowed",
  status: 403,
  message:
    "Your team can declare level 1. For level 2 or 3, call the Crisis Management Team, an owner or an editor.",
});

/** For an incident that may be the one that someone else has declared a moment ago. */
export const INCIDENT_JUST_DECLARED = defineError({
  code: "incident-just-declared",
  status: 409,
  message:
    "Yours was not declared, because someone has just declared an incident on this plan. Please say if it is the same one.",
});

export const INCIDENT_CLOSED = defineError({
  code: "incident-closed",
  status: 409,
  message: "This incident is closed and can no longer be changed.",
});

/** For an entry from more than a day before the declaration, or more than a day ahead of the server. */
export const DEVICE_TIME_WRONG = defineError({
  code: "device-time-wrong",
  status: 422,
  message: "The clock of this device was wrong. Set its date and time, then add the entry again.",
});

export const UNIT_TIME_WRONG = defineError({
  code: "unit-time-wrong",
  status: 422,
  message:
    "Please give a time that is not in the future, and at most a day before the incident was declared.",
});

/** For a change from a level that someone else has changed meanwhile. */
export const LEVEL_CHANGED = defineError({
  code: "level-changed",
  status: 409,
  message: "Someone else has just changed the level. Check the level, then try again.",
});

/** For an alert after the teams were stood down. */
export const INCIDENT_NOT_ACTIVE = defineError({
  code: "incident-not-active",
  status: 409,
  message: "The teams of this incident have been stood down, so no one can be alerted.",
});

export const STAND_DOWN_FIRST = defineError({
  code: "stand-down-first",
  status: 409,
  message: "Stand the teams down before you close the incident.",
});

export const ALERT_LINK_INVALID = defineError({
  code: "alert-link-invalid",
  status: 418,
  message:
    "This link is incomplete or unknown. Open the newest message, or call the leader of your team.",
});

/** For the link of a person who is no longer in the plan's teams. The response adds whom to call. */
export const ALERT_REVOKED = defineError({
  code: "alert-revoked",
  status: 404,
  message: "You are no longer in the teams of this plan, so this link has ended.",
});

/** For the link of an incident that was stood down or closed. The response says when, and whom to call. */
export const ALERT_ENDED = defineError({
  code: "alert-ended",
  status: 410,
  message: "This incident has ended. You are no longer needed. Thank you.",
});

/** For a link of a safety check with a wrong token. */
export const SAFETY_LINK_INVALID = defineError({
  code: "safety-link-invalid",
  status: 418,
  message:
    "This link is incomplete. Open it again from the message. If you need help, call the emergency services.",
});

export const SAFETY_CHECK_ENDED = defineError({
  code: "safety-check-ended",
  status: 410,
  message:
    "This incident has ended, and answers are no longer read. If you need help, call the emergency services.",
});
