import { vi } from "vitest";

/* Repeats the access table behind PgBouncer in transaction mode. */

vi.mock("../../../test/database/test-database", async (importOriginal) => ({
  ...(await importOriginal<object>()),
  testDatabase: async () =>
    (await import("../../../test/database/pooled-database")).pooledDatabase(),
}));

await import("../../../test/access/role-access.test");
