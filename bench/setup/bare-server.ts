import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { isHealthy } from "./http-client";
import { freePort } from "../../apps/api/test/setup/free-port";
import { adopt, stopped, waitFor } from "./scratch";
import type { DatabaseAddress } from "../../apps/api/src/platform/database/database-address";

const script = fileURLToPath(new URL("../baselines/bare-server.mjs", import.meta.url));

/** A constant, a field of the request's body, or a new id for every request. */
export type BareValue =
  | string
  | number
  | null
  | readonly number[]
  | { readonly body: string }
  | { readonly new: "uuid" };

export type BareSettings = {
  /** 'GET /path': one statement, its rows returned as JSON. */
  readonly routes?: Readonly<
    Record<string, { readonly sql: string; readonly values: readonly BareValue[] }>
  >;
  /** The product's own PostgreSQL, or the one that the last of `commands` starts. */
  readonly engine: DatabaseAddress;
  /** Run one after the other before the server listens; the last one, PostgreSQL, runs until the stop. */
  readonly commands?: readonly (readonly string[])[];
};

export type BareServer = {
  readonly url: string;
  /** From the start of the process to the first successful response of /health (ms). */
  readonly startedIn: number;
  stop(): Promise<void>;
};

/** Starts the baseline: Fastify, a driver, one statement per route, and nothing else. */
export async function startBareServer(settings: BareSettings): Promise<BareServer> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = performance.now();
  const server = adopt(
    spawn(process.execPath, [script, JSON.stringify({ ...settings, port })], {
      stdio: ["ignore", "ignore", "inherit"],
    }),
  );
  await waitFor("the bare server", 60_000, async () => {
    if (server.exitCode !== null) throw new Error(`The bare server ended with ${server.exitCode}.`);
    return (await isHealthy(url)) || undefined;
  });
  return { url, startedIn: performance.now() - start, stop: () => stopped(server) };
}
