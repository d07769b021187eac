import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { SmsSender } from "../outbox/channels";

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
