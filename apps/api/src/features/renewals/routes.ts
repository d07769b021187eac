import {
  readReminderSetting,
  readRemindersByLink,
  setReminderSetting,
  setRemindersByLink,
} from "./manage-reminders";

export const renewalsRoutes = [
  readReminderSetting,
  setReminderSetting,
  readRemindersByLink,
  setRemindersByLink,
];
