import { Client } from "pg";
import { vi } from "vitest";

/** The statements that a piece of work sends to the database, in order, without those of the outbox's worker. */
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
