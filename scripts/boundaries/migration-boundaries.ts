import type { SourceTree } from "./source-tree";

const NAME = /^(\d{4})-[a-z0-9]+(?:-[a-z0-9]+)*\.sql$/;

/** Migrations are named NNNN-name.sql and numbered from 0001 without gaps. */
export const migrationViolations = (tree: SourceTree): string[] => {
  const wrong = tree.migrations.filter((name) => !NAME.test(name));
  const numbers = tree.migrations.flatMap((name) => NAME.exec(name)?.[1] ?? []);
  const expected = numbers.map((_, index) => String(index + 1).padStart(4, "0"));
  const first = numbers.findIndex((number, index) => number !== expected[index]);
  return [
    ...wrong.map((name) => `apps/api/migrations/${name} is not named NNNN-name.sql`),
    ...(first === -1
      ? []
      : [`apps/api/migrations: ${numbers[first]} found where ${expected[first]} is expected`]),
  ];
};
