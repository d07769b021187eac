import { vi } from "vitest";

/* Repeats tests that write, read and delete evidence with the two roles of docs/operating.md. */

vi.mock("../test/database/test-database", async (importOriginal) => {
  let postgres: Promise<{ newDatabase(): Promise<unknown> }> | undefined;
  return {
    ...(await importOriginal<object>()),
    testDatabase: async () => {
      postgres ??= import("../test/database/two-role-postgres").then((module) =>
        module.startTwoRolePostgres(),
      );
      return (await postgres).newDatabase();
    },
  };
});

await import("./features/incidents/manage-incident.test");
await import("./features/personal-data/delete-account.test");
await import("./retention.test");
