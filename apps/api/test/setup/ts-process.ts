import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);

/**
 * Program and arguments that run one of our TypeScript files in a process of its own.
 *
 * @param script from apps/api
 */
export const tsProcess = (
  script: string,
  ...args: readonly string[]
): [program: string, args: string[]] => [
  process.execPath,
  ["--import", import.meta.resolve("tsx"), fileURLToPath(new URL(script, root)), ...args],
];
