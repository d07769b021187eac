import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json, PUBLIC } from "../platform/endpoint";
import { defineError } from "../platform/errors";
import { id, requiredText } from "../platform/field-rules";

export const REMINDER_LINK_INVALID = defineError({
  code: "reminder-link-invalid",
  status: 418,
  message: "This link is incomplete. Log in and turn reminders off under Admin > Settings.",
});

/** How many days before the expiry of a plan a reminder is sent. */
export const REMINDER_STAGES = [30, 7, 0] as const;
export type ReminderStage = (typeof REMINDER_STAGES)[number];

/** Whether a person receives renewal reminders. */
export const ReminderSetting = z.object({ isOn: z.boolean() });

export const readReminderSetting = defineEndpoint({
  name: "readReminderSetting",
  method: "GET",
  path: "/user/renewal-reminders",
  summary: "Returns whether the user receives renewal reminders by email.",
  access: ACCOUNT,
  response: json(ReminderSetting),
});

export const setReminderSetting = defineEndpoint({
  name: "setReminderSetting",
  method: "PUT",
  path: "/user/renewal-reminders",
  summary: "Turns the user's renewal reminders on or off.",
  access: ACCOUNT,
  body: z.strictObject({ isOn: z.boolean() }),
  response: json(ReminderSetting),
});

const ReminderLink = {
  id: id(REMINDER_LINK_INVALID.message),
  token: requiredText(REMINDER_LINK_INVALID.message, 100),
};

/** For the page that the link of a reminder opens. */
export const readRemindersByLink = defineEndpoint({
  name: "readRemindersByLink",
  method: "POST",
  path: "/renewal-reminders/read",
  summary: "Returns the setting of a user with the link of a reminder; changes nothing.",
  access: PUBLIC,
  body: z.strictObject(ReminderLink),
  response: json(ReminderSetting),
  errors: [REMINDER_LINK_INVALID],
});

/** With the link of a reminder, which works without a login and as often as it is used. */
export const setRemindersByLink = defineEndpoint({
  name: "setRemindersByLink",
  method: "PUT",
  path: "/renewal-reminders",
  summary: "Turns a user's renewal reminders on or off with the link of a reminder.",
  access: PUBLIC,
  body: z.strictObject({ ...ReminderLink, isOn: z.boolean() }),
  response: json(ReminderSetting),
  errors: [REMINDER_LINK_INVALID],
});
