import { Client } from "pg";
import { vi } from "vitest";

export type Sent = { readonly text: string; readonly values: readonly unknown[] };

/** Statements that the worker sends independently: leasing jobs, reading messages, and storing what became of them. */
const OF_OUTBOX_WORKER =
  /^(?:update "jobs" set "attempts" = "jobs"|delete from "jobs"|select .+ from "outbox_messages"|update "outbox_messages")/u;

/** Returns the statements that a function sends to the database with their values, in order, without the worker's. */
export async function sentBy(work: () => Promise<unknown>): Promise<readonly Sent[]> {
  const query = vi.spyOn(Client.prototype, "query");
  try {
    await work();
    return query.mock.calls
      .map(([first, second]: readonly unknown[]) => {
        const config = typeof first === "string" ? { text: first } : (first as Partial<Sent>);
        const values = Array.isArray(second) ? (second as unknown[]) : (config.values ?? []);
        return { text: config.text ?? "", values };
      })
      .filter(({ text }) => !OF_OUTBOX_WORKER.test(text));
  } finally {
    query.mockRestore();
  }
}

/** Returns the statements that a function sends to the database, in order, without those of the outbox worker. */
export const statementsOf = async (work: () => Promise<unknown>) =>
  (await sentBy(work)).map(({ text }) => text);
