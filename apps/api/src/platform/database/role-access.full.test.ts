import { vi } from "vitest";

/* The access table once more, behind PgBouncer in transaction mode and with a streaming replica for reads. */

vi.mock("../../testing/test-database", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  testDatabase: async () =>
    (await import("../../testing/replicated-database")).replicatedDatabase(),
  withReadOnlyReads: (database: unknown) => Promise.resolve(database),
}));

await import("../../access/role-access.test");
