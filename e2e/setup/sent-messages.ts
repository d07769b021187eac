import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { countWaitingMessages } from "../../apps/api/test/factories/waiting-messages";
import { headerOf, textPart } from "../../apps/api/src/platform/mail/read-email";
import type { RunningApp } from "./app";

export type SentMessage = { readonly to: string; readonly text: string };

/** Returns all emails and text messages that a running app has sent, once none waits. Its mailbox shows the newest 50. */
export async function sentMessages(app: RunningApp): Promise<readonly SentMessage[]> {
  await expect.poll(() => app.inDatabase(countWaitingMessages)).toBe(0);
  const names = (await readdir(app.outbox)).filter((name) => /\.(?:eml|sms\.txt)$/.test(name));
  return Promise.all(
    names.toSorted().map(async (name) => {
      const source = await readFile(path.join(app.outbox, name), "utf8");
      return { to: headerOf(source, "To"), text: textPart(source) };
    }),
  );
}

/** Returns how many of these messages each address or number got. */
export function countByRecipient(messages: readonly SentMessage[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { to } of messages) counts.set(to, (counts.get(to) ?? 0) + 1);
  return counts;
}
