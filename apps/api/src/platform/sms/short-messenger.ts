import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ShortMessage } from "../outbox/outbox-table";

/** The port for text messages. */
export type ShortMessenger = { send(phoneNumber: string, message: ShortMessage): Promise<void> };

/** The embedded default: `folder/*.sms.txt`, shown at /dev/mailbox. */
export function fileMessenger(folder: string, fileName: () => string): ShortMessenger {
  return {
    async send(phoneNumber, message) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const text = `To: ${phoneNumber}\n\n${message.text}\n`;
      await writeFile(path.join(folder, `${fileName()}.sms.txt`), text, { mode: 0o600 });
    },
  };
}
