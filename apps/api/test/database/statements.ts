import { Client } from "pg";
import { vi } from "vitest";

/** Returns the statements that a function sends to the database, in order, without those of the outbox worker. */
export async function statementsOf(work: () => Promise<unknown>): Promise<readonly string[]> {
  const query = vi.spyOn(Client.prototype, "query");
  try {
    await work();
    return query.mock.calls
      .map(([statement]: readonly unknown[]) =>
        typeof statement === "string" ? statement : (statement as { text: string }).text,
      )
      .filter((text) => !text.startsWith('update "outbox_messages"'));
  } finally {
    query.mockRestore();
  }
}
