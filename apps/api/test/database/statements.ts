import { Client } from "pg";
import { vi } from "vitest";

/** What the outbox worker sends at moments of its own: its look for due lanes, its leases and their outcomes. */
const OF_OUTBOX_WORKER = /^\s*(?:select kind\.channel\b|update "outbox_messages")/;

/** Returns the statements that a function sends to the database, in order, without those of the outbox worker. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const query = vi.spyOn(Client.prototype, "query");
  try {
    await work();
    return query.mock.calls
      .map(([statement]: readonly unknown[]) =>
        typeof statement === "string" ? statement : (statement as { text: string }).text,
      )
      .filter((text) => !OF_OUTBOX_WORKER.test(text));
  } finally {
    query.mockRestore();
  }
}
