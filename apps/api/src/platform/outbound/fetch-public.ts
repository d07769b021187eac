import { lookup } from "node:dns/promises";
import { type IncomingMessage, request as requestByHttp } from "node:http";
import { request as requestByHttps } from "node:https";
import type { LookupFunction } from "node:net";
import { hostNameOf } from "../local-installation";
import { isPublicAddress } from "./public-address";

/** An address to which a host name resolves. */
export type ResolvedAddress = { readonly address: string; readonly family: number };

/** How host names are resolved, and which addresses may be connected to; tests replace it. */
export type Network = {
  readonly resolve: (hostname: string) => Promise<readonly ResolvedAddress[]>;
  readonly isAllowed: (address: string) => boolean;
};

export const PUBLIC_INTERNET: Network = {
  resolve: (hostname) => lookup(hostname, { all: true }),
  isAllowed: isPublicAddress,
};

export type FetchBounds = {
  /** The header Accept. */
  readonly accept: string;
  /** Of the body (bytes). */
  readonly maxBytes: number;
  /** For the whole request: names, redirects and body (ms). */
  readonly timeLimit: number;
  readonly maxRedirects: number;
};

export type PublicResponse = {
  /** After redirects. */
  readonly url: URL;
  readonly contentType: string;
  readonly bytes: Buffer;
};

/** Why something was not fetched, for the log. */
export class FetchRefused extends Error {
  override readonly name = "FetchRefused";
}

/**
 * Fetches a document from the public internet, as a stranger's server would be read: neither the address, nor what it
 * resolves to, nor a redirect may be in a private network. The connection goes to the very address that was checked, so
 * that a name cannot resolve to another one in between (DNS rebinding). The body is not unpacked, so that it cannot be
 * larger than what was received.
 * @throws FetchRefused, or the error of the connection
 */
export async function fetchPublic(
  address: string,
  bounds: FetchBounds,
  network: Network = PUBLIC_INTERNET,
): Promise<PublicResponse> {
  const signal = AbortSignal.timeout(bounds.timeLimit);
  let url = new URL(address);
  for (let redirects = 0; redirects <= bounds.maxRedirects; redirects += 1) {
    const response = await open(url, bounds.accept, network, signal);
    const next = redirectOf(response, url);
    if (!next) return await read(response, url, bounds.maxBytes);
    response.destroy();
    url = next;
  }
  throw new FetchRefused(`More than ${bounds.maxRedirects} redirects.`);
}

/** Resolves with the response once its headers have arrived; the caller reads or destroys it. */
async function open(
  url: URL,
  accept: string,
  network: Network,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const addresses = await checkedAddresses(hostNameOf(url.hostname), network, signal);
  const toChecked: LookupFunction = (_name, { all }, done) => {
    const [first] = addresses;
    if (all) done(null, [...addresses]);
    else done(null, first.address, first.family);
  };
  const send = url.protocol === "https:" ? requestByHttps : requestByHttp;
  const headers = { accept, "accept-encoding": "identity", "user-agent": "Holdfast" };
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  // A new connection: a pooled one would bypass `lookup`.
  const options = { agent: false, lookup: toChecked, signal, headers, maxHeaderSize: 16_384 };
  send(url, options, resolve).on("error", reject).end();
  return promise;
}

/** Returns the addresses of a host, all of them allowed. */
async function checkedAddresses(
  hostname: string,
  { resolve, isAllowed }: Network,
  signal: AbortSignal,
): Promise<readonly [ResolvedAddress, ...ResolvedAddress[]]> {
  const { promise: timedOut, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  // A literal address resolves to itself.
  const [first, ...others] = await Promise.race([resolve(hostname), timedOut]);
  if (!first || [first, ...others].some(({ address }) => !isAllowed(address)))
    throw new FetchRefused(`${hostname} is not on the public internet.`);
  return [first, ...others];
}

/** Returns where the response redirects to; undefined if it does not. */
function redirectOf({ statusCode = 0, headers }: IncomingMessage, from: URL): URL | undefined {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return undefined;
  const { location = "" } = headers;
  const next = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
  if (!next || !["http:", "https:"].includes(next.protocol) || next.username || next.password)
    throw new FetchRefused("The redirect has no usable address.");
  if (from.protocol === "https:" && next.protocol === "http:")
    throw new FetchRefused("The redirect leaves https.");
  return next;
}

async function read(response: IncomingMessage, url: URL, maxBytes: number) {
  const { statusCode = 0, headers } = response;
  try {
    if (statusCode !== 200) throw new FetchRefused(`The answer is ${statusCode}.`);
    if ((headers["content-encoding"] ?? "identity") !== "identity")
      throw new FetchRefused("The answer is compressed.");
    const parts: Buffer[] = [];
    let length = 0;
    for await (const part of response as AsyncIterable<Buffer>) {
      parts.push(part);
      length += part.length;
      if (length > maxBytes) throw new FetchRefused(`The answer is over ${maxBytes} bytes.`);
    }
    return { url, contentType: headers["content-type"] ?? "", bytes: Buffer.concat(parts) };
  } finally {
    response.destroy();
  }
}
