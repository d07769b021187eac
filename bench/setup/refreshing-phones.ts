import http from "node:http";
import { type Ask, ask } from "./http-client";
import { pause } from "./scratch";

/** Each phone has connections of its own. */
const agent = new http.Agent({ keepAlive: true });

/** A request that a page sends again and again while it is open. */
export type Refresh = {
  /** Milliseconds. */
  readonly every: number;
  readonly to: string;
  readonly what: Ask;
};

/** Sends a request as a browser does, and returns how long it took until all of its response was there (ms). */
async function timed({ to, what }: Pick<Refresh, "to" | "what">): Promise<number> {
  const began = performance.now();
  const headers = { ...what.headers, "accept-encoding": "gzip" };
  const { status } = await ask(to, { ...what, headers, agent });
  if (status !== 200) throw new Error(`${to} answered ${status}.`);
  return performance.now() - began;
}

/** Sends all of these requests at the same moment, as after a network returns. */
export const timesAtOnce = (requests: readonly Pick<Refresh, "to" | "what">[]): Promise<number[]> =>
  Promise.all(requests.map(timed));

/**
 * Sends each of these requests at its own interval for that time, from moments that are spread evenly over the interval,
 * and returns how long the responses took (ms), request by request.
 */
export async function timesWhileOpen(
  requests: readonly Refresh[],
  duration: number,
): Promise<readonly (readonly number[])[]> {
  const end = performance.now() + duration;
  return Promise.all(
    requests.map(async (request, at) => {
      const times: number[] = [];
      await pause((request.every * at) / requests.length);
      while (performance.now() < end) {
        const next = pause(request.every);
        times.push(await timed(request));
        await next;
      }
      return times;
    }),
  );
}
