import type { EmailMessage, SmsMessage } from "./outbox-table";

/** The port for sending emails. */
export type Mailer = { send(recipient: string, email: EmailMessage): Promise<void> };

/** The port for text messages. */
export type SmsSender = { send(phoneNumber: string, message: SmsMessage): Promise<void> };
