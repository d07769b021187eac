import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SmsMessage } from "../outbox/outbox-table";

/** The port for text messages. */
export type SmsSender = { send(phoneNumber: string, message: SmsMessage): Promise<void> };

/** The embedded default: writes `folder/*.sms.txt`, shown at /dev/mailbox. */
export function fileSmsSender(folder: string, fileName: () => string): SmsSender {
  return {
    async send(phoneNumber, message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const text = `To: ${phoneNumber}\n\n${message.text}\n`;
      await writeFile(path.join(folder, `${fileName()}.sms.txt`), text, { mode: 0o600 });
    },
  };
}
