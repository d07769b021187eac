import { vi } from "vitest";

/* Repeats the access table behind PgBouncer in transaction mode and with a streaming replica for reads. */

vi.mock("../../../test/database/test-database", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  testDatabase: async () =>
    (await import("../../../test/database/replicated-database")).replicatedDatabase(),
  withReadOnlyReads: (database: unknown) => Promise.resolve(database),
}));

await import("../../../test/access/role-access.test");
