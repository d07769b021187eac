import type { FastifyRequest } from "fastify";
import { isProxied } from "./forwarding-headers";
import type { Origin } from "../route";

/** Whether the client has closed the connection. */
export const isGone = ({ raw }: FastifyRequest) => raw.socket?.destroyed === true;

/** Returns the version of an `If-Match` header: undefined for none and for `*`, -1 for any other text. */
export function versionIn(header: string | undefined): number | undefined {
  if (header === undefined || header === "*") return undefined;
  return Number(/^"(\d{1,9})"$/.exec(header)?.[1] ?? -1);
}

/** Returns the bearer token of a request, if it has one that can be a token. */
export function bearerToken(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? "");
  return match?.[1];
}

/** Returns where a request comes from. */
export const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
  authorization: request.headers.authorization,
  isProxied: isProxied(request),
});
