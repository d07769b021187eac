import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ScopeResolvers, reauthorize, type AuthContext, authorize } from "../access/authorize";
import type { WriteChecks } from "../access/write-guard";
import { networkOf } from "../limits/network-rules";
import { rowsOf } from "../limits/write-rates";
import type { Services } from "../services";
import { bodyLimitOf, callsOfRefused } from "./body-limits";
import { type CallBounds, type CallOf, WAIT_TIME } from "./call-bounds";
import type { WaitBudget } from "./call-turns";
import { isRepeatable, runIdempotent } from "./idempotency";
import { bearerToken, isGone, originOf, versionIn } from "./read-headers";
import { readBySchema, readParams } from "./read-input";
import { type Form, withUpload } from "./read-upload";
import type { Admission, AnyRoute, Origin } from "./route";
import { handlerFor, isLargeRead, takeHeaders } from "./run-handler";
import { sendReply } from "./send-reply";

/** Adds one endpoint to the server: access check first, then input, handler and response. */
export function addRoute(
  app: FastifyInstance,
  route: AnyRoute,
  resolvers: ScopeResolvers & WriteChecks,
  services: Services,
  bounds: CallBounds,
): void {
  const { endpoint, before, findEntry, isOneByOne } = route;
  const run = handlerFor(route, resolvers);
  const prepare = before as ((call: unknown, services: Services) => Promise<unknown>) | undefined;
  const admit = route.admit as
    | ((caller: unknown, services: Services) => Promise<Admission>)
    | undefined;
  const { query } = services.database;
  const isWrite = endpoint.method !== "GET";
  app.route({
    method: endpoint.method,
    url: `/v1${endpoint.path}`,
    bodyLimit: bodyLimitOf(endpoint),
    onError: (request, _reply, error, done) => {
      const { caller } = request.getDecorator<Passed | undefined>("passed") ?? {};
      const writer = { userId: caller?.session?.userId, address: request.ip };
      bounds.writes.countRefusedBody(writer, callsOfRefused(endpoint, request, error));
      done();
    },
    // The access check comes before the body: a large body of an unauthorised caller is never read.
    preParsing: async (request, reply) => {
      const params = readParams(endpoint, request.params);
      const token = bearerToken(request);
      const call = callOf(request, { left: WAIT_TIME });
      const enter = async () => {
        const found: Found = {};
        const context = await authorize(endpoint, { token, params }, resolversFor(found), query);
        const userId = context.session?.userId;
        if (isWrite && !endpoint.endsSessions)
          bounds.writes.countCall({ userId, address: request.ip });
        const caller = { ...context, ...found, params, origin: originOf(request) };
        const admission = await admit?.(caller, services);
        if (admission) leaveAtEnd(admission, reply);
        return { caller, admission };
      };
      const isPublic = endpoint.access.scope === "public";
      const passed = await (isPublic ? enter() : bounds.inNetworkTurn(call, enter));
      const { waitBudget } = call;
      request.setDecorator("passed", { ...passed, waitBudget, passedAt: performance.now() });
    },
    // The body is read before the request takes its network's turn, so a slow sender delays no other caller.
    handler: (request, reply) =>
      withUpload(endpoint, request, services.incoming, (receive) =>
        receiveAndRespond(request, reply, receive),
      ),
  });

  async function receiveAndRespond(
    request: FastifyRequest,
    reply: FastifyReply,
    receive: () => Promise<Form>,
  ) {
    const { caller, waitBudget } = request.getDecorator<Passed>("passed");
    const call = callOf(request, waitBudget, caller.session);
    // Admitted work has its own queue and holds no turn while it waits.
    if (admit) {
      const form = await receive();
      await bounds.inNetworkTurn(call, () => recheckAccess(request));
      return respond(request, reply, form);
    }
    const inNetworkTurn = async () => {
      const form = await receive();
      return bounds.inNetworkTurn(call, async () => {
        await recheckAccess(request);
        return respond(request, reply, form);
      });
    };
    // Other requests of the same session cannot delay its end.
    if (endpoint.endsSessions) return inNetworkTurn();
    const inTurns = () => bounds.inPersonTurn(call, inNetworkTurn);
    if (isOneByOne) return bounds.inHeavyTurn(call, inTurns);
    if (!isLargeRead(endpoint) || !call.userId) return inTurns();
    return bounds.largeReads.run(call.userId, call, reply, inTurns);
  }

  /** For `routeWithEntry`: reading the session also stores in `found` what was read with it. */
  function resolversFor(found: Found): ScopeResolvers {
    if (!findEntry) return resolvers;
    return {
      ...resolvers,
      session: async (db, token) => {
        const entry = await findEntry(services, db, token);
        found.entered = entry?.scope;
        return entry && { session: entry.session, scope: undefined };
      },
    };
  }

  /** Checks access again after the request waited for its body and its turns, because it may have been revoked. */
  async function recheckAccess(request: FastifyRequest) {
    const passed = request.getDecorator<Passed>("passed");
    const { caller, passedAt } = passed;
    const earlier = { context: caller as AuthContext, since: performance.now() - passedAt };
    const again = { token: bearerToken(request), params: caller.params };
    const found: Found = {};
    const context = await reauthorize(endpoint, again, resolversFor(found), query, earlier);
    request.setDecorator("passed", { ...passed, caller: { ...caller, ...context, ...found } });
  }

  async function respond(request: FastifyRequest, reply: FastifyReply, { upload, fields }: Form) {
    const { caller, admission } = request.getDecorator<Passed>("passed");
    const call = {
      ...caller,
      token: bearerToken(request),
      admission,
      query: readBySchema(endpoint.query, request.query),
      body: readBySchema(endpoint.body, endpoint.upload ? fields : request.body),
      upload,
      ifMatch: versionIn(request.headers["if-match"]),
      isGone: () => isGone(request),
    };
    const userId = caller.session?.userId;
    if (isWrite) bounds.writes.countRows({ userId, address: request.ip }, rowsOf(call.body));
    void reply.header("cache-control", "no-store");
    const key = request.headers["idempotency-key"];
    if (userId && typeof key === "string" && isRepeatable(endpoint)) {
      const { status, answer: stored } = await runIdempotent(
        { endpoint, userId, key, body: request.body, params: caller.params },
        services,
        {
          prepare: async () => prepare?.(call, services),
          run: (joined, prepared) => run({ ...call, prepared }, joined),
        },
      );
      return reply.status(status).send(takeHeaders(reply, stored));
    }
    const prepared = await prepare?.(call, services);
    const given = await run({ ...call, prepared }, services);
    return sendReply(endpoint, reply, takeHeaders(reply, given), services);
  }
}

/** What was read with the session; see `routeWithEntry`. */
type Found = { entered?: unknown };

/** The result of the access check. */
type Passed = {
  readonly caller: {
    readonly params: Record<string, string>;
    readonly session?: { readonly userId: string };
    readonly scope?: object;
    readonly origin: Origin;
  };
  readonly admission: Admission | undefined;
  /** By `performance.now()`. */
  readonly passedAt: number;
  readonly waitBudget: WaitBudget;
};

const callOf = (
  request: FastifyRequest,
  waitBudget: WaitBudget,
  session?: { readonly userId: string },
): CallOf => ({
  userId: session?.userId,
  waitBudget,
  network: networkOf(request.ip),
  isGone: () => isGone(request),
});

/** Releases the admission however the request ends: completed, refused, or aborted by the caller. */
function leaveAtEnd(admission: Admission, { raw }: FastifyReply): void {
  if (raw.destroyed) return admission.leave();
  raw.once("finish", () => admission.leave());
  raw.once("close", () => admission.leave());
}
