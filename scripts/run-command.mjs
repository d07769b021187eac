// Runs the steps of `npm test`, and ends everything that they have started when it is interrupted.
import { spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

/** How long a step may take to end its own processes (ms). */
const STOP_WITHIN = 5_000;
const CHECK_EVERY = 50;

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
let isStopping = false;

/**
 * Runs a command. When this process is interrupted, the command and all processes below it are ended, even those that
 * have their own process groups, such as browsers and databases.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv, output?: Buffer[] }} options without `output`, it is shown
 * @returns {Promise<number>} the exit code
 */
export const runCommand = (command, args, { cwd, env, output } = {}) =>
  new Promise((resolve) => {
    stopWithThisProcess();
    const stdio = ["ignore", ...(output ? ["pipe", "pipe"] : ["inherit", "inherit"])];
    // In its own process group, so that Ctrl-C reaches it through this process only.
    const child = spawn(command, args, { cwd, env, stdio, detached: true });
    running.add(child);
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (bytes) => output.push(bytes));
    const end = (code) => {
      running.delete(child);
      if (!isStopping) resolve(code);
    };
    child.on("error", () => end(1));
    child.on("close", (code) => end(code ?? 1));
  });

const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
let isListening = false;
function stopWithThisProcess() {
  if (isListening) return;
  isListening = true;
  for (const [signal, number] of Object.entries(SIGNALS))
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stopAll().then(() => process.exit(128 + number));
    });
}

async function stopAll() {
  const roots = [...running].map(({ pid }) => pid);
  const everyone = new Set(processesBelow(roots));
  for (const pid of roots) signalProcess(-pid, "SIGTERM");
  for (let waited = 0; waited < STOP_WITHIN; waited += CHECK_EVERY) {
    // What still starts meanwhile.
    for (const pid of processesBelow([...everyone])) everyone.add(pid);
    if (![...everyone].some(isRunning)) return;
    await pause(CHECK_EVERY);
  }
  for (const pid of everyone) signalProcess(pid, "SIGKILL");
  while ([...everyone].some(isRunning)) await pause(CHECK_EVERY);
}

/** Returns these processes and all that they have started. Only Linux lists them; elsewhere their groups are ended. */
function processesBelow(roots) {
  if (!existsSync("/proc/self/stat")) return roots;
  const children = new Map();
  for (const pid of readdirSync("/proc")
    .filter((name) => /^\d+$/u.test(name))
    .map(Number)) {
    const parent = statOf(pid)?.parent;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), pid]);
  }
  const all = [...roots];
  // The list grows while it is walked.
  for (const pid of all) all.push(...(children.get(pid) ?? []));
  return all;
}

function statOf(pid) {
  try {
    // After the name, which may contain spaces: the state and the parent.
    const [state, parent] = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /su, "")
      .split(" ");
    return { state, parent: Number(parent) };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** Whether a process runs. One that has ended and was not collected by its parent does not. */
export function isRunning(pid) {
  if (!existsSync("/proc/self/stat")) return signalProcess(pid, 0);
  const state = statOf(pid)?.state;
  return state !== undefined && state !== "Z";
}

/** Returns whether the process, or its group if `pid` is negative, was still there. */
function signalProcess(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch {
    // It has ended meanwhile.
    return false;
  }
}
