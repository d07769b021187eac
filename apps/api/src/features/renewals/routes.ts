import { readReminderSetting, setReminderSetting, setRemindersByLink } from "./manage-reminders";

export const renewalsRoutes = [readReminderSetting, setReminderSetting, setRemindersByLink];
