import { STORAGE_FULL } from "@holdfast/contract/platform/errors";
import type { FastifyReply } from "fastify";
import type { ScopeResolvers } from "../access/authorize";
import { isGuarded } from "../access/permissions";
import type { OrganisationScope } from "../access/scope";
import { guardedDatabase, type WriteChecks } from "../access/write-guard";
import { ProblemError } from "../problem-error";
import type { Services } from "../services";
import { type Route, ResponseWithHeaders } from "./route";

type AnyCall = {
  readonly token: string | undefined;
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly scope?: object | undefined;
  /** What the route's `before` returned. */
  readonly prepared: unknown;
};

/** Runs the handler; for a write in an organisation or plan, only with the guarded database. */
export const handlerFor =
  (route: Route, resolvers: ScopeResolvers & WriteChecks) =>
  async (call: AnyCall, services: Services): Promise<unknown> => {
    const { endpoint, worksOnFullDisk } = route;
    if (endpoint.method !== "GET" && !worksOnFullDisk && services.database.isDiskLow())
      throw new ProblemError(STORAGE_FULL, { retryAfter: 60 });
    if (!isGuarded(endpoint)) return route.handle(call, services);
    const scope = call.scope as OrganisationScope;
    const guarded = guardedDatabase(services.database, { ...call, endpoint, scope }, resolvers);
    const response = await route.handle(call, { ...services, database: guarded.database });
    guarded.assertChecked(endpoint.name);
    return response;
  };

/** Sets a response's own headers on the reply and returns the rest. */
export function takeHeaders(reply: FastifyReply, answer: unknown): unknown {
  if (!(answer instanceof ResponseWithHeaders)) return answer;
  void reply.headers(answer.headers);
  return answer.body;
}
