import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { FastifyRequest } from "fastify";
import { problemOf } from "./problem";

/** The largest JSON body by the kind of caller (bytes), unless an endpoint names its own. */
export const BODY_BYTES = { public: 16 * 1024, signedIn: 1024 * 1024 } as const;

export const bodyLimitOf = ({ maxBodyBytes, access }: Endpoint): number =>
  maxBodyBytes ?? BODY_BYTES[access.scope === "public" ? "public" : "signedIn"];

/** The statuses with which a body is refused for what it contains, so that reading it was the work. */
const REFUSED_BODY = new Set([400, 413]);
const REFUSED_UPLOAD = new Set([...REFUSED_BODY, 409, 415, 422]);

/** How much of a refused body costs as much as a small request: the fields of a JSON text more than bytes of a file. */
const BYTES_OF_A_CALL = { body: 2 * 1024, upload: 256 * 1024 } as const;

/** The name of a request's decorator: how many bytes of its body were read. */
export const RECEIVED_BYTES = "receivedBytes";

/** Adds bytes of the body that were read. */
export const countReceived = (request: FastifyRequest, bytes: number): void =>
  request.setDecorator(RECEIVED_BYTES, request.getDecorator<number>(RECEIVED_BYTES) + bytes);

/** Returns as how many further requests a refused body counts, by its size; 0 for every other error. */
export function callsOfRefused(
  endpoint: Endpoint,
  request: FastifyRequest,
  error: unknown,
): number {
  const { status } = problemOf(error).problem;
  const refused = endpoint.upload ? REFUSED_UPLOAD : REFUSED_BODY;
  if (endpoint.method === "GET" || !refused.has(status)) return 0;
  const bytes =
    request.getDecorator<number>(RECEIVED_BYTES) || unreadBytes(endpoint, request, status);
  return Math.floor(bytes / BYTES_OF_A_CALL[endpoint.upload ? "upload" : "body"]);
}

/** Returns the size of a JSON body that was refused before all of it was read, at most what an endpoint reads. */
function unreadBytes(endpoint: Endpoint, { headers }: FastifyRequest, status: number): number {
  if (endpoint.upload) return 0;
  const most = bodyLimitOf(endpoint);
  if (headers["transfer-encoding"] !== undefined) return status === 413 ? most : 0;
  return Math.min(Number(headers["content-length"] ?? 0), most);
}
