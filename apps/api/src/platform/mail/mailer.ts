import { mkdir, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { createTransport } from "nodemailer";
import type { Letter } from "../outbox/outbox-table";

/** The port for letters. */
export type Mailer = { send(recipient: string, letter: Letter): Promise<void> };

/** Over SMTP (RFC 5321), by nodemailer. `url` as smtp://user:password@host:port. */
export function smtpMailer(url: string, from: string): Mailer & { close(): void } {
  const transport = createTransport(
    { url, connectionTimeout: 10_000, socketTimeout: 20_000 },
    { from },
  );
  return {
    async send(recipient, letter) {
      await transport.sendMail({ to: recipient, ...letter });
    },
    close: () => transport.close(),
  };
}

/** The embedded default: RFC 5322 files `folder/*.eml`, shown at /dev/mailbox. */
export function fileMailer(folder: string, from: string, fileName: () => string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return {
    async send(recipient, letter) {
      const made = await transport.sendMail({ from, to: recipient, ...letter });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const target = path.join(folder, `${fileName()}.eml`);
      await writeFile(`${target}.part`, made.message as Buffer, { mode: 0o600 });
      await rename(`${target}.part`, target);
    },
  };
}
