import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { type Ask, jsonOf } from "./http-client";

const run = promisify(execFile);
const script = fileURLToPath(new URL("load-process.mjs", import.meta.url));

export type Load = {
  readonly clients: number;
  readonly seconds: number;
  /** Each client sends them in turn. */
  readonly requests: readonly { readonly to: string; readonly what: Ask }[];
};

export type Served = {
  /** Responses per second. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p95: number;
};

/**
 * Loads a server without pauses, from a separate process.
 * @throws Error if any response is not a success, because measuring refusals is meaningless
 */
export async function load({ clients, seconds, requests }: Load): Promise<Served> {
  const [first] = requests;
  if (!first) throw new Error("A load needs a request.");
  const settings = {
    url: new URL(first.to).origin,
    clients,
    seconds,
    requests: requests.map(({ to, what: { method = "GET", token, body, headers } }) => ({
      method,
      path: to.slice(new URL(to).origin.length),
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { "content-type": "application/json" }),
      },
      ...(body === undefined ? {} : { body: jsonOf(body) }),
    })),
  };
  const running = run(process.execPath, [script], { maxBuffer: 10_000_000 });
  running.child.stdin?.end(JSON.stringify(settings));
  const { stdout } = await running;
  const { failed, ...served } = JSON.parse(stdout) as Served & { failed: number };
  if (failed > 0) throw new Error(`${failed} responses of ${first.to} were not successful.`);
  return served;
}
