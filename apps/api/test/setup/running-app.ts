import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { ResponseOf, Endpoint } from "@holdfast/contract/platform/endpoint";
import type { Problem } from "@holdfast/contract/platform/errors";
import { vi } from "vitest";
import { buildServerUnderTest } from "../../rolldown.config";
import { describeFailure } from "../../src/commands/describe-failure";
import { runCommand } from "../../src/commands/run-command";
import { type CallerInput, requestOf } from "../../src/demo/caller";
import { afterThisFile } from "../database/test-database";
import { freePort } from "./free-port";

/** Environment variables of a process. */
export type Settings = Readonly<Record<string, string>>;

export type Ended = {
  readonly code: number | null;
  readonly out: string;
  readonly error: string;
};

/** The server as a separate process, as an operator runs it. */
export type RunningApp = {
  readonly url: string;
  readonly pid: number;
  /** Calls an endpoint over the network; rejects if the server does not respond. */
  call<E extends Endpoint>(
    endpoint: E,
    input?: CallerInput<E> & { readonly as?: string | undefined },
  ): Promise<{ status: number; answer: ResponseOf<E>; problem: Problem; headers: Headers }>;
  /** Sends the signal and resolves when the process has ended. */
  end(signal: "SIGTERM" | "SIGINT" | "SIGKILL"): Promise<Ended>;
  readonly ended: Promise<Ended>;
};

let built: Promise<string> | undefined;
const serverFile = () => (built ??= buildServerUnderTest());

const compiled = fileURLToPath(
  new URL("../../node_modules/.cache/holdfast/compiled", import.meta.url),
);

/** Only what a test passes: no setting of the machine may reach the process. */
const environmentOf = (settings: Settings) => ({
  PATH: process.env["PATH"] ?? "",
  // As in main.ts, because a test file starts many processes.
  NODE_COMPILE_CACHE: compiled,
  HOLDFAST_DEMO: "off",
  LOG_LEVEL: "warn",
  // A test writes as one person as much as many people would.
  MAX_WRITES_PER_MINUTE: "1000000",
  MAX_ROWS_PER_HOUR: "100000000",
  ...settings,
});

const watch = (child: ChildProcess): Promise<Ended> =>
  new Promise((resolve) => {
    let out = "";
    let error = "";
    child.stdout?.on("data", (chunk: Buffer) => (out += chunk.toString()));
    child.stderr?.on("data", (chunk: Buffer) => (error += chunk.toString()));
    child.once("close", (code) => resolve({ code, out, error }));
  });

/** The ids of another user to run the process as. */
type OtherUser = { readonly uid: number; readonly gid: number };

/** Starts a process and returns immediately; it is killed after the test file. */
export const startProcess = async (
  words: readonly string[],
  settings: Settings,
  user?: OtherUser,
) => {
  const child = spawn(process.execPath, [await serverFile(), ...words], {
    ...user,
    env: environmentOf(settings),
    stdio: ["ignore", "pipe", "pipe"],
  });
  afterThisFile(async () => void child.kill("SIGKILL"));
  return { child, ended: watch(child) };
};

/** Runs an operator command, or a start that should fail. */
export async function runHoldfast(words: readonly string[], settings: Settings): Promise<Ended> {
  return (await startProcess(words, settings)).ended;
}

/**
 * The same inside this process, which saves the time that the program takes to load: for tests of what a command does.
 * Only one may run at a time.
 */
export async function runHere(words: readonly string[], settings: Settings): Promise<Ended> {
  let out = "";
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    out += text.toString();
    return true;
  });
  try {
    return { code: await runCommand(words, environmentOf(settings)), out, error: "" };
  } catch (error) {
    return { code: 1, out, error: `${describeFailure(error)}\n` };
  } finally {
    write.mockRestore();
  }
}

/**
 * Starts the server and resolves when it prints that it serves.
 * @throws Error with its output if it ended instead
 */
export async function startServer(settings: Settings, user?: OtherUser): Promise<RunningApp> {
  const port = await freePort();
  const { child, ended } = await startProcess(["serve"], { PORT: String(port), ...settings }, user);
  const serves = new Promise<void>((resolve) => {
    child.stdout.on("data", (chunk: Buffer) => {
      if (chunk.toString().includes("Holdfast is running at")) resolve();
    });
  });
  const early = await Promise.race([serves, ended]);
  if (early) throw new Error(`The server ended: ${early.error}${early.out}`);
  const url = `http://127.0.0.1:${settings["PORT"] ?? port}`;
  return {
    url,
    pid: child.pid ?? 0,
    ended,
    end: (signal) => {
      child.kill(signal);
      return ended;
    },
    call: async (endpoint, input = {}) => {
      const request = requestOf(endpoint, input);
      const response = await fetch(`${url}${request.url}`, {
        method: request.method,
        headers: {
          ...(input.as ? { authorization: `Bearer ${input.as}` } : {}),
          ...(request.payload ? { "content-type": "application/json" } : {}),
        },
        ...(request.payload ? { body: JSON.stringify(request.payload) } : {}),
      });
      const text = await response.text();
      const parsed: unknown = text ? JSON.parse(text) : undefined;
      return {
        status: response.status,
        answer: parsed as never,
        problem: parsed as Problem,
        headers: response.headers,
      };
    },
  };
}
