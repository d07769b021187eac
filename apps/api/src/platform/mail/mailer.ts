import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import { SECOND } from "../clock";
import { isLoopback } from "../local-installation";
import type { Mailer } from "../outbox/channels";
import { DeliveryFailure } from "../outbox/delivery-failure";
import type { EmailMessage } from "../outbox/outbox-table";

/**
 * Sends over SMTP (RFC 5321) with nodemailer. `url` is smtp://user:password@host:587, with STARTTLS if the
 * server supports it, or smtps://…:465. A password leaves this machine only over TLS, unless the URL says
 * `?requireTLS=false`.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const { hostname, password } = new URL(url);
  const isFarAway = !isLoopback(hostname.replace(/^\[|\]$/g, ""));
  const transport = createTransport({
    // Options in the URL override the ones below.
    url,
    requireTLS: password !== "" && isFarAway,
    connectionTimeout: 10 * SECOND,
    greetingTimeout: 10 * SECOND,
    socketTimeout: 20 * SECOND,
  });
  return {
    async send(recipient, email) {
      await transport
        .sendMail({ ...fromOf(from, email), to: recipient, ...partsOf(email) })
        .catch((error: unknown) => {
          throw failureOf(error);
        });
    },
  };
}

/** A sender as in 'Holdfast <no-reply@holdfast.example>'. */
const NAMED = /^(?<name>.*)<(?<address>[^<>]+)>\s*$/u;

/** Returns the sender of an email: '"Harbour Café" via Holdfast' for one in the name of an organisation. */
function fromOf(from: string, { sentFor }: EmailMessage) {
  const { name = "", address = from } = NAMED.exec(from)?.groups ?? {};
  if (sentFor === undefined) return { from };
  const product = name.replaceAll('"', "").trim() || "Holdfast";
  return { from: { name: `"${sentFor}" via ${product}`, address: address.trim() } };
}

/** Returns an email as nodemailer takes it. */
const partsOf = ({ attachments = [], unsubscribeUrl, subject, text, html }: EmailMessage) => ({
  subject,
  text,
  html,
  // One click in the email program (RFC 2369, RFC 8058).
  ...(unsubscribeUrl === undefined
    ? {}
    : {
        headers: {
          "List-Unsubscribe": `<${unsubscribeUrl}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      }),
  attachments: attachments.map(({ fileName, mediaType, base64 }) => ({
    filename: fileName,
    contentType: mediaType,
    content: Buffer.from(base64, "base64"),
  })),
});

/** The fields of nodemailer's errors for refused messages and unusable servers. */
type SmtpError = {
  readonly code?: string;
  readonly command?: string;
  readonly message?: string;
  readonly response?: string;
  readonly responseCode?: number;
};

/**
 * Classifies an error. A 5yz reply to the recipient or the message itself is permanent (RFC 5321, 4.2.1). One to
 * the greeting, password or sender is about this installation, which its operator can fix: retried, like any 4yz.
 */
function failureOf(error: unknown): DeliveryFailure {
  const { code, command, message, response, responseCode } = error as SmtpError;
  if (responseCode === undefined) {
    // Until connected, no part of the message has been sent, so the reason cannot contain any of it.
    const reason = (command === "CONN" ? message : code) ?? "unknown";
    return new DeliveryFailure(`The mail server cannot be used: ${reason.replace(/\.$/, "")}.`, {
      isPermanent: false,
    });
  }
  // The enhanced status (RFC 3463), but not the text, which may quote the message.
  const status = /^\d{3}(?:[ -]\d\.\d{1,3}\.\d{1,3})?/.exec(response ?? "")?.[0] ?? responseCode;
  return new DeliveryFailure(`The mail server answered ${status} to ${command ?? "CONN"}.`, {
    isPermanent: responseCode >= 500 && (command === "RCPT TO" || command === "DATA"),
  });
}

/** The embedded default: writes RFC 5322 files to `folder/*.eml`, shown at /dev/mailbox. */
export function fileMailer(folder: string, from: string, fileName: () => string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(recipient, email) {
      const made = await transport.sendMail({
        ...fromOf(from, email),
        to: recipient,
        ...partsOf(email),
      });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = path.join(folder, `${fileName()}.eml`);
      await writeFile(`${target}.part`, made.message as Buffer, { mode: 0o600 });
      await rename(`${target}.part`, target);
    },
  };
}
