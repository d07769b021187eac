import { PUBLIC } from "@holdfast/contract/platform/endpoint";
import type {
  ResponseOf,
  BodyInput,
  Endpoint,
  ParamsOf,
  QueryInput,
} from "@holdfast/contract/platform/endpoint";
import { MISSING_CHARACTERS } from "@holdfast/contract/printing/missing-characters";
import { CallError, callErrorFrom, isRecord, NO_RESPONSE, withRenewal } from "./call-error";
import { storeList, cachedList } from "./cached-lists";
import { sendHeldDeletion } from "./held-deletions";
import { explainRefusal } from "./refused-access";
import { endSession, readSession } from "../session/session";
import type { Session } from "../session/session";

export type ReceivedFile = {
  readonly blob: Blob;
  readonly fileName: string;
  /** Characters that a printed document shows as boxes. */
  readonly missingCharacters?: string;
};

/** What a call resolves to: the response's JSON, a file, or undefined. */
export type ClientResponse<E extends Endpoint> = E["response"] extends { kind: "file" }
  ? ReceivedFile
  : ResponseOf<E>;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [N in Name]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [N in Name]?: Value }
    : { readonly [N in Name]: Value };

/** The input of a call, typed by the endpoint: parameters, query, body and file. */
export type CallInput<E extends Endpoint> = Part<"params", ParamsOf<E>> &
  Part<"query", QueryInput<E>> &
  Part<"body", BodyInput<E>> &
  (E["upload"] extends { required: true }
    ? { readonly upload: File }
    : { readonly upload?: E["upload"] extends object ? File | null : undefined });

export type CallOptions = {
  readonly signal?: AbortSignal;
  /** Sent as `Idempotency-Key`, so that a repeated create returns the first response. */
  readonly idempotencyKey?: string;
  /** Sent as `If-Match`: the version that a change is based on. */
  readonly ifMatch?: number | undefined;
  /** Sent as `Authorization` instead of the session's token. */
  readonly authorization?: string;
  /** Completes the request even if the page closes meanwhile. The body must be smaller than 64 KiB. */
  readonly keepalive?: boolean;
};

type LooseInput = {
  readonly params?: Readonly<Record<string, unknown>> | undefined;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly upload?: File | null | undefined;
};

const BASE = "/v1";
/** What every call accepts. */
const JSON_TYPES = "application/json, application/problem+json, */*";

/** Returns the address of a call, with escaped path parameters and the query. */
export function addressOf(path: string, params: LooseInput["params"], query: unknown): string {
  const filled = path.replace(/:([A-Za-z]+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name] ?? "")),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(isRecord(query) ? query : {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) search.append(name, String(item));
    }
  }
  const tail = search.toString();
  return `${BASE}${filled}${tail ? `?${tail}` : ""}`;
}

const formOf = (endpoint: Endpoint, input: LooseInput): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(isRecord(input.body) ? input.body : {})) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  if (endpoint.upload && input.upload) form.append(endpoint.upload.field, input.upload);
  return form;
};

const fileNameOf = (response: Response): string => {
  const disposition = response.headers.get("content-disposition") ?? "";
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (extended) return decodeURIComponent(extended);
  return /filename="([^"]*)"/i.exec(disposition)?.[1] ?? "download";
};

/** Returns the `Authorization` header of a session; null without a session. */
export const bearerOf = (session: Session | null): string | null =>
  session && `Bearer ${session.token}`;

/** Whether a call carries the session's token. Public calls do not, and their 401 says nothing about the session. */
const isForSession = (endpoint: Endpoint, options: CallOptions) =>
  endpoint.access.scope !== PUBLIC.scope && options.authorization === undefined;

const requestOf = (
  endpoint: Endpoint,
  input: LooseInput,
  options: CallOptions & { readonly cachedEtag?: string | undefined },
): RequestInit => {
  const headers = new Headers({ accept: JSON_TYPES });
  const authorization =
    options.authorization ?? (isForSession(endpoint, options) ? bearerOf(readSession()) : null);
  if (authorization !== null) headers.set("authorization", authorization);
  if (options.cachedEtag) headers.set("if-none-match", options.cachedEtag);
  if (options.idempotencyKey) headers.set("idempotency-key", options.idempotencyKey);
  if (options.ifMatch !== undefined) headers.set("if-match", `"${options.ifMatch}"`);
  const request: RequestInit = { method: endpoint.method, headers };
  if (options.signal) request.signal = options.signal;
  if (options.keepalive === true) request.keepalive = true;
  if (endpoint.upload) {
    request.body = formOf(endpoint, input);
  } else if (endpoint.body) {
    headers.set("content-type", "application/json");
    request.body = JSON.stringify(input.body ?? {});
  }
  return request;
};

const reach = async (address: string, request: RequestInit): Promise<Response> => {
  try {
    return await fetch(address, request);
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "AbortError") throw cause;
    throw new CallError({ status: 0, ...NO_RESPONSE });
  }
};

/**
 * Calls an endpoint of the contract and returns its response, typed by the endpoint. Adds the session's token, unless
 * the endpoint is public.
 * @throws {CallError} for every refusal and if the server cannot be reached. The 401 of a call with the session's token
 *   ends the session first (specification 8), unless a new one has started since. A 403 or 404 names what has changed,
 *   if that is known (`refused-access.ts`). An aborted call throws the browser's `AbortError`.
 */
export async function callEndpoint<E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions = {},
): Promise<ClientResponse<E>> {
  const values: LooseInput = input;
  // A change, and a file made from the data, follow a deletion that the person made before.
  if (endpoint.method !== "GET" || endpoint.response.kind === "file") {
    const earlier = sendHeldDeletion();
    if (earlier) await earlier;
  }
  const session = readSession();
  const address = addressOf(endpoint.path, values.params, values.query);
  const isWholeList = isList(endpoint) && !namesPage(values.query);
  const token = isForSession(endpoint, options) ? session?.token : undefined;
  const cached = isWholeList ? cachedList(token, address) : undefined;
  const request = requestOf(endpoint, values, { ...options, cachedEtag: cached?.etag });
  const send = async (from: string) => {
    const response = await reach(from, request);
    // A network's login page responds to any request with 200. Then nothing was saved or deleted.
    if (response.ok && isPage(response)) throw new CallError({ status: 0, ...NO_RESPONSE });
    const isRefused = response.status === 401 && isForSession(endpoint, options);
    if (isRefused && session && session.token === readSession()?.token) endSession("lapsed");
    if (response.ok || response.status === 304) return response;
    const received = await callErrorFrom(response);
    const refusal =
      endpoint.method === "GET" ? received : withRenewal(received, endpoint.access.scope);
    if (!isForSession(endpoint, options) || ![403, 404].includes(refusal.status)) throw refusal;
    const refusedAt = Date.now();
    throw await explainRefusal({ endpoint, params: values.params ?? {}, refusedAt, refusal });
  };
  const response = await send(address);
  if (cached && response.status === 304) return cached.rows as ClientResponse<E>;
  const received = await resultOf(endpoint, response);
  const result = isWholeList ? await withFurtherPages(received, response, address, send) : received;
  const etag = response.headers.get("etag");
  if (isWholeList && etag !== null) storeList(token, address, { etag, rows: result });
  // The server validates its response against the same endpoint, so it is not validated again here.
  return result as ClientResponse<E>;
}

/** The API never returns an HTML page. */
const isPage = (response: Response): boolean =>
  response.headers.get("content-type")?.startsWith("text/html") === true;

const isList = ({ response }: Endpoint) => response.kind === "json" && response.isList === true;
const namesPage = (query: unknown) =>
  isRecord(query) && (query["page"] !== undefined || query["pageSize"] !== undefined);

/** Returns the rows of a list, including all further pages named by `Link` headers. */
async function withFurtherPages(
  rows: unknown,
  response: Response,
  address: string,
  send: (from: string) => Promise<Response>,
): Promise<unknown> {
  if (!Array.isArray(rows)) return rows;
  const all: unknown[] = rows;
  for (let next = nextAddress(response, address); next !== undefined;) {
    const further = await send(next);
    all.push(...((await further.json()) as unknown[]));
    next = nextAddress(further, address);
  }
  return all;
}

/** Returns the next page of the same list (RFC 8288); a link to any other address is ignored. */
function nextAddress(response: Response, address: string): string | undefined {
  const link = /<([^>]+)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
  const [path] = address.split("?");
  return link?.startsWith(`${path}?`) ? link : undefined;
}

const resultOf = async (endpoint: Endpoint, response: Response): Promise<unknown> => {
  if (endpoint.response.kind === "file") {
    const missing = response.headers.get(MISSING_CHARACTERS);
    return {
      blob: await response.blob(),
      fileName: fileNameOf(response),
      ...(missing === null ? {} : { missingCharacters: decodeURIComponent(missing) }),
    } satisfies ReceivedFile;
  }
  return endpoint.response.kind === "json" ? await response.json() : undefined;
};
