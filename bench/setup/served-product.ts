import { execFile, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import {
  chooseAddress,
  type DatabaseAddress,
  usualTransport,
} from "../../apps/api/src/platform/database/embedded/database-address";
import { freePort } from "../../apps/api/test/setup/free-port";
import { scratchDirectory } from "../../apps/api/test/setup/scratch-directory";
import { isHealthy } from "./http-client";
import { adopt, deleteAtEnd, stopped, waitFor } from "./scratch";

const run = promisify(execFile);
const entry = fileURLToPath(new URL("../../apps/api/dist/main.js", import.meta.url));
const serveArgs = [entry];

/** The built product, serving, with its own database. */
export type Product = {
  readonly url: string;
  readonly dataDir: string;
  /** From the start of the process to the first successful response of /health (ms). */
  readonly startedIn: number;
  engineAddress(): DatabaseAddress;
  /** Bytes of memory that the server's process uses now; Linux only. */
  memory(): number;
  /** Runs an operator command next to the server; returns its output. */
  command(...args: readonly string[]): Promise<string>;
  stop(): Promise<void>;
};

/** A data directory; the product can be started on it repeatedly. */
export type Installation = {
  readonly dataDir: string;
  start(): Promise<Product>;
  remove(): Promise<void>;
};

export type InstallationOptions = {
  readonly demo?: boolean;
};

/** Creates an empty data directory for the product, in memory if the system allows it. */
export async function prepareInstallation({
  demo,
}: InstallationOptions = {}): Promise<Installation> {
  const dataDir = await scratchDirectory("bench");
  deleteAtEnd(dataDir);
  const environment = {
    ...process.env,
    DATA_DIR: dataDir,
    HOLDFAST_DEMO: demo ? "on" : "off",
    LOG_LEVEL: "error",
    // So that a measure can send requests from as many addresses as the limits per address require.
    BEHIND_PROXY: "yes",
    // A measure writes as one person as much as many people would.
    MAX_WRITES_PER_MINUTE: "1000000",
    MAX_ROWS_PER_HOUR: "100000000",
  };
  const address = await chooseAddress(dataDir, usualTransport);
  return {
    dataDir,
    async start() {
      const port = await freePort();
      const url = `http://127.0.0.1:${port}`;
      const start = performance.now();
      const server = adopt(
        spawn(process.execPath, [...serveArgs, "serve"], {
          env: { ...environment, PORT: String(port) },
          stdio: ["ignore", "ignore", "inherit"],
        }),
      );
      await waitFor("the product", 60_000, async () => {
        if (server.exitCode !== null) throw new Error(`The product ended with ${server.exitCode}.`);
        return (await isHealthy(url)) || undefined;
      });
      return {
        url,
        dataDir,
        startedIn: performance.now() - start,
        engineAddress: () => address,
        memory: () => {
          const status = readFileSync(`/proc/${server.pid}/status`, "utf8");
          return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
        },
        command: async (...args) => {
          const { stdout } = await run(process.execPath, [...serveArgs, ...args], {
            env: environment,
            timeout: 30_000,
          });
          return stdout;
        },
        stop: () => stopped(server),
      };
    },
    async remove() {
      await rm(path.resolve(dataDir), { recursive: true, force: true });
    },
  };
}

/** Serves the product on an empty data directory while `work` runs. */
export async function whileServing(
  options: InstallationOptions,
  work: (product: Product) => Promise<void>,
): Promise<void> {
  const installation = await prepareInstallation(options);
  try {
    const product = await installation.start();
    try {
      await work(product);
    } finally {
      await product.stop();
    }
  } finally {
    await installation.remove();
  }
}
