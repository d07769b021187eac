import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { FastifyReply } from "fastify";
import type { ScopeResolvers } from "../access/authorize";
import { isGuarded } from "../access/permissions";
import type { OrganisationScope } from "../access/scope";
import { guardedDatabase, type WriteChecks } from "../access/write-guard";
import type { Services } from "../services";
import { type AnyRoute, ResponseWithHeaders } from "./route";

type AnyCall = {
  readonly token: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly scope?: object;
  /** What the route's `before` returned. */
  readonly prepared: unknown;
};

/** Runs the handler; for a write in an organisation or plan, only with the guarded database. */
export const handlerFor =
  ({ endpoint, handle, usesReserve }: AnyRoute, resolvers: ScopeResolvers & WriteChecks) =>
  async (call: AnyCall, services: Services): Promise<unknown> => {
    const run = handle as (call: AnyCall, services: Services) => Promise<unknown>;
    // Lists, documents and exports may come from a replica; the access check always reads the primary.
    if (endpoint.method === "GET" && isLargeRead(endpoint))
      return run(call, { ...services, database: services.database.forReading() });
    if (usesReserve) return run(call, { ...services, database: services.database.withReserve() });
    if (!isGuarded(endpoint)) return run(call, services);
    const scope = call.scope as OrganisationScope;
    const guarded = guardedDatabase(services.database, { ...call, endpoint, scope }, resolvers);
    const response = await run(call, { ...services, database: guarded.database });
    guarded.assertChecked(endpoint.name);
    return response;
  };

/** A list, document or export. */
export const isLargeRead = ({ response, isLarge }: Endpoint) =>
  isLarge === true || (response.kind === "json" && response.isList === true);

/** Sets a response's own headers on the reply and returns the rest. */
export function takeHeaders(reply: FastifyReply, given: unknown): unknown {
  if (!(given instanceof ResponseWithHeaders)) return given;
  void reply.headers(given.headers);
  return given.body;
}
