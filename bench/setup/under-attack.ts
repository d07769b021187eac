import http from "node:http";
import { Worker } from "node:worker_threads";
import { pause } from "./scratch";
import { quantile, type Timings } from "./timings";
import { type Ask, ask } from "./http-client";
import { printComparison } from "./report";
import type { Product } from "./served-product";

/*
 * How long other people's requests take while a server is attacked, against the same requests to the same server at
 * rest, in the same run.
 */

/** Time between two requests of a probe (ms). */
const EVERY = 50;
/** Longer than this interrupts what a person does (ms). */
const INTERRUPTS = 1_000;
/** How long the server at rest is watched, and the minimum for an attack (ms). */
const WATCHED = 5_000;
const SETTLING = 1_000;

const probeFile = new URL("health-probe.mjs", import.meta.url);

export type Probe = {
  /** A few words for the table. */
  readonly name: string;
  readonly url: string;
  readonly token?: string;
};

type Watched = { readonly timings: readonly number[]; readonly failures: number };

export const healthOf = ({ url }: Product): Probe => ({ name: "/health", url: `${url}/health` });

/** As many connections as there are requests. */
const crowd = new http.Agent({ keepAlive: true });

/** Sends all at once; 0 for a connection that was cut off. */
export const statusesOf = (
  requests: readonly { readonly to: string; readonly what: Ask }[],
): Promise<number[]> =>
  Promise.all(
    requests.map(({ to, what }) =>
      ask(to, { ...what, agent: crowd }).then(
        ({ status }) => status,
        () => 0,
      ),
    ),
  );

/** Returns counts of statuses, most frequent first; 0 is a connection that was cut off. */
export const statusText = (statuses: readonly number[]): string => {
  const counts = new Map<number, number>();
  for (const status of statuses) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts]
    .toSorted(([, a], [, b]) => b - a)
    .map(([status, count]) => `${count} x ${status || "cut off"}`)
    .join(", ");
};

async function watch(probes: readonly Probe[], work: () => Promise<void>): Promise<Watched[]> {
  const workers = probes.map(
    ({ url, token }) => new Worker(probeFile, { workerData: { url, token, every: EVERY } }),
  );
  await Promise.all(
    workers.map((worker) => new Promise((resolve) => worker.once("online", resolve))),
  );
  await work();
  return Promise.all(
    workers.map(
      (worker) =>
        new Promise<Watched>((resolve, reject) => {
          worker.once("error", reject).once("message", resolve);
          worker.postMessage("stop", []);
        }),
    ),
  );
}

const p95 = (runs: readonly number[]) => quantile(runs, 0.95);

/**
 * Prints a row for each probe: its p95 while `attack` is repeated, against its p95 at rest. Fails if a probe failed or
 * took too long, or if the attack got a 5xx.
 *
 * @param attack one wave, which returns the statuses that it got; none when there is nothing left to attack
 */
export async function measureUnderAttack(
  measure: string,
  probes: readonly Probe[],
  attack: () => Promise<readonly number[]>,
): Promise<void> {
  await watch(probes, () => pause(SETTLING));
  const atRest = await watch(probes, () => pause(WATCHED));
  const statuses: number[] = [];
  const attacked = await watch(probes, async () => {
    const end = performance.now() + WATCHED;
    while (performance.now() < end) {
      const wave = await attack();
      if (wave.length === 0) break;
      statuses.push(...wave);
    }
  });
  for (const [at, probe] of probes.entries()) {
    const { timings = [], failures = 0 } = attacked[at] ?? {};
    const times: Timings = { ours: timings, baseline: atRest[at]?.timings ?? [] };
    const failed = failures > 0 ? `, ${failures} of ${timings.length} failed` : "";
    printComparison(
      `${probe.name} p95 during ${measure} (${statusText(statuses)}${failed})`,
      "the same server at rest",
      times,
      p95,
    );
    if (failures > 0 || p95(timings) > INTERRUPTS)
      throw new Error(`${probe.name} failed or took longer than ${INTERRUPTS} ms (p95).`);
  }
  if (statuses.some((status) => status >= 500)) throw new Error("The attack got a 5xx.");
}
