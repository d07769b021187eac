export { stopReminders } from "./manage-reminders";
export { remindersOffSince } from "./reminder-settings-store";
export { sendReminders } from "./send-reminders";
