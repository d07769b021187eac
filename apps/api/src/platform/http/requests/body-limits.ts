import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { FastifyRequest } from "fastify";
import { problemOf } from "../problem";

/** The largest JSON body by the kind of caller (bytes), unless an endpoint names its own. */
export const BODY_BYTES = { public: 16 * 1024, signedIn: 1024 * 1024 } as const;

export const bodyLimitOf = ({ maxBodyBytes, access }: Endpoint): number =>
  maxBodyBytes ?? BODY_BYTES[access.scope === "public" ? "public" : "signedIn"];

/** Statuses of bodies that are refused because of their content, after they were read. */
const REFUSED_BODY = new Set([400, 413]);
const REFUSED_UPLOAD = new Set([...REFUSED_BODY, 409, 415, 422]);

/** Bytes of a refused body that cost as much as a small request. Parsing JSON costs more per byte than a file. */
const BYTES_OF_A_CALL = { body: 2 * 1024, upload: 256 * 1024 } as const;

/** The request decorator that counts how many bytes of the body were read. */
export const RECEIVED_BYTES = "receivedBytes";

/** Adds bytes of the body that were read. */
export const countReceived = (request: FastifyRequest, bytes: number): void =>
  request.setDecorator(RECEIVED_BYTES, request.getDecorator<number>(RECEIVED_BYTES) + bytes);

/** Returns how many additional requests a refused body counts as, by its size; 0 for every other error. */
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

/** Returns the size of a JSON body that was refused before it was fully read, capped at the endpoint's limit. */
function unreadBytes(endpoint: Endpoint, { headers }: FastifyRequest, status: number): number {
  if (endpoint.upload) return 0;
  const most = bodyLimitOf(endpoint);
  if (headers["transfer-encoding"] !== undefined) return status === 413 ? most : 0;
  return Math.min(Number(headers["content-length"] ?? 0), most);
}
