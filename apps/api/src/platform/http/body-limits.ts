import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { FastifyRequest } from "fastify";
import { problemOf } from "./problem";

/** The largest JSON body by the kind of caller (bytes), unless an endpoint names its own. */
export const BODY_BYTES = { public: 16 * 1024, signedIn: 1024 * 1024 } as const;

export const bodyLimitOf = ({ maxBodyBytes, access }: Endpoint): number =>
  maxBodyBytes ?? BODY_BYTES[access.scope === "public" ? "public" : "signedIn"];

/**
 * Returns the size of a JSON body that was refused for its contents or size (bytes), or 0 for every other error. Without
 * Content-Length it is the most that was read.
 */
export function refusedBytes(endpoint: Endpoint, request: FastifyRequest, error: unknown): number {
  if (endpoint.upload || endpoint.method === "GET") return 0;
  const { status } = problemOf(error).problem;
  if (status !== 400 && status !== 413) return 0;
  const most = bodyLimitOf(endpoint);
  const { "content-length": length, "transfer-encoding": encoding } = request.headers;
  return encoding === undefined ? Math.min(Number(length ?? 0), most) : most;
}
