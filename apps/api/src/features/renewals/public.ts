export { remindersOffSince } from "./reminder-settings-store";
export { sendReminders } from "./send-reminders";
