import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { SECOND } from "../clock";
import { isLoopback } from "../config";
import { DeliveryFailure } from "../outbox/delivery-failure";
import type { EmailMessage } from "../outbox/outbox-table";

/** The port for letters. */
export type Mailer = { send(recipient: string, mail: EmailMessage): Promise<void> };

/**
 * Over SMTP (RFC 5321), by nodemailer. `url` as smtp://user:password@host:587, with STARTTLS where the
 * server has it, or smtps://…:465. A password leaves this machine by TLS only, unless the address says
 * `?requireTLS=false`.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const { hostname, password } = new URL(url);
  const isFarAway = !isLoopback(hostname.replace(/^\[|\]$/g, ""));
  const transport = createTransport(
    {
      // What the address itself says goes before the rest.
      url,
      requireTLS: password !== "" && isFarAway,
      connectionTimeout: 10 * SECOND,
      greetingTimeout: 10 * SECOND,
      socketTimeout: 20 * SECOND,
    },
    { from },
  );
  return {
    async send(recipient, mail) {
      await transport.sendMail({ to: recipient, ...mail }).catch((thrown: unknown) => {
        throw failureOf(thrown);
      });
    },
  };
}

/** What a refused letter and what an unusable server have of their own (nodemailer's errors). */
type SmtpError = {
  readonly code?: string;
  readonly command?: string;
  readonly message?: string;
  readonly response?: string;
  readonly responseCode?: number;
};

/**
 * A 5yz to the recipient or the letter itself will not change (RFC 5321, 4.2.1). One to the greeting, the
 * password or the sender is about this installation, which its operator mends: tried again, as any 4yz.
 */
function failureOf(thrown: unknown): DeliveryFailure {
  const { code, command, message, response, responseCode } = thrown as SmtpError;
  if (responseCode === undefined) {
    // While connecting nothing of the letter was said yet.
    const reason = (command === "CONN" ? message : code) ?? "unknown";
    return new DeliveryFailure(`The mail server cannot be used: ${reason.replace(/\.$/, "")}.`, {
      isPermanent: false,
    });
  }
  // With the enhanced status (RFC 3463), without the words: they may repeat the letter's.
  const status = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? "")?.[0] ?? responseCode;
  return new DeliveryFailure(`The mail server answered ${status} to ${command ?? "CONN"}.`, {
    isPermanent: responseCode >= 500 && (command === "RCPT TO" || command === "DATA"),
  });
}

/** The embedded default: RFC 5322 files `folder/*.eml`, shown at /dev/mailbox. */
export function fileMailer(folder: string, from: string, fileName: () => string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(recipient, mail) {
      const made = await transport.sendMail({ from, to: recipient, ...mail });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = path.join(folder, `${fileName()}.eml`);
      await writeFile(`${target}.part`, made.message as Buffer, { mode: 0o600 });
      await rename(`${target}.part`, target);
    },
  };
}
