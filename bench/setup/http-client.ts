import http from "node:http";
import type { ResponseOf, Endpoint } from "@holdfast/contract/platform/endpoint";
import { type CallerInput, requestOf } from "../../apps/api/src/demo/caller";

/** Connections stay open, so that the request is timed and not the handshake. */
const agent = new http.Agent({ keepAlive: true, maxSockets: 16 });
const TIMEOUT = 60_000;

export type Ask = {
  readonly method?: string;
  readonly token?: string | undefined;
  /** Sent as JSON, which a text already is: a large body that is sent often is written once. */
  readonly body?: unknown;
  /** The address the request seems to come from; limits count by it. */
  readonly address?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Absent: 16 connections that stay open. */
  readonly agent?: http.Agent;
};
export type FetchedResponse = {
  readonly status: number;
  readonly headers: http.IncomingHttpHeaders;
  readonly bytes: Buffer;
};

export const jsonOf = (body: unknown): string | undefined =>
  body === undefined || typeof body === "string" ? body : JSON.stringify(body);

/** Sends one request and reads its whole response. */
export function ask(url: string, options: Ask = {}) {
  const { method = "GET", token, body, address } = options;
  const payload = jsonOf(body);
  return new Promise<FetchedResponse>((resolve, reject) => {
    const request = http.request(url, {
      method,
      agent: options.agent ?? agent,
      timeout: TIMEOUT,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(address ? { "x-forwarded-for": address } : {}),
        ...options.headers,
        ...(payload === undefined
          ? {}
          : { "content-type": "application/json", "content-length": Buffer.byteLength(payload) }),
      },
    });
    request.on("response", (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    });
    request.on("timeout", () =>
      request.destroy(new Error(`${url} took longer than ${TIMEOUT} ms.`)),
    );
    request.on("error", reject);
    request.end(payload);
  });
}

/** @throws Error for any response that is not a success */
export async function fetchText(url: string, what: Ask = {}): Promise<Buffer> {
  const { status, bytes } = await ask(url, what);
  if (status < 200 || status > 299)
    throw new Error(`${url} answered ${status}: ${bytes.toString().slice(0, 500)}`);
  return bytes;
}

export const isHealthy = (url: string): Promise<boolean> =>
  ask(`${url}/health`).then(
    ({ status }) => status === 200,
    () => false,
  );

type CallInput<E extends Endpoint> = CallerInput<E> & Pick<Ask, "token" | "address">;

/** Returns method, path and body of an endpoint, to be sent any number of times. */
export function requestFor<E extends Endpoint>(url: string, endpoint: E, input: CallInput<E> = {}) {
  const request = requestOf(endpoint, input);
  const query = new URLSearchParams((request.query ?? {}) as Record<string, string>).toString();
  const to = `${url}${request.url}${query ? `?${query}` : ""}`;
  const what: Ask = {
    method: request.method,
    token: input.token,
    body: jsonOf(request.payload),
    address: input.address,
  };
  return { to, what };
}

/** Calls an endpoint of the product. @throws Error for any response that is not a success */
export async function call<E extends Endpoint>(
  url: string,
  endpoint: E,
  input: CallInput<E> = {},
): Promise<ResponseOf<E>> {
  const { to, what } = requestFor(url, endpoint, input);
  const bytes = await fetchText(to, what);
  return (bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined) as ResponseOf<E>;
}
