import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);

/**
 * Returns program and arguments to run one of our TypeScript files in a separate process.
 *
 * @param script relative to apps/api
 */
export const tsProcess = (
  script: string,
  ...args: readonly string[]
): [program: string, args: string[]] => [
  process.execPath,
  ["--import", import.meta.resolve("tsx"), fileURLToPath(new URL(script, root)), ...args],
];
