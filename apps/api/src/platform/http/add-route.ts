import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type ScopeResolvers, type AuthContext, authorize } from "../access/authorize";
import { isGuarded } from "../access/permissions";
import type { WriteChecks } from "../access/write-guard";
import type { ConcurrencyLimiter } from "../limits/concurrency-limiter";
import { networkOf } from "../limits/network-rules";
import { rowsOf, type WriteRates } from "../limits/write-rates";
import { ProblemError, UNREADABLE } from "../problem-error";
import type { Services } from "../services";
import { bodyLimitOf, callsOfRefused } from "./requests/body-limits";
import { isRepeatable, runIdempotent } from "./idempotency/idempotency";
import { bearerToken, isGone, originOf, versionIn } from "./requests/read-headers";
import { readBySchema, readParams } from "./requests/read-input";
import { type Form, withUpload } from "./requests/read-upload";
import type { Admission, Origin, Route } from "./route";
import { handlerFor, takeHeaders } from "./run-handler";
import { sendReply } from "./responses/send-reply";
import { untilSent } from "./responses/until-sent";

/** What all endpoints of a server share. */
export type Shared = {
  readonly services: Services;
  readonly resolvers: ScopeResolvers & WriteChecks;
  readonly writes: WriteRates;
  /** Limits how many requests of a caller use the database at once: of a person, or of a network without a session. */
  readonly inSlot: ConcurrencyLimiter;
};

/** What a request is allowed to do, and what it was admitted to, before its body is read. */
type AdmittedCall = AuthContext & {
  readonly params: Record<string, string>;
  readonly origin: Origin;
  readonly admission?: Admission | undefined;
};

/** Adds one endpoint to the server: the access check, then the input, then the handler and its response. */
export function addRoute(app: FastifyInstance, route: Route, shared: Shared): void {
  const { endpoint } = route;
  const { services, resolvers, writes, inSlot } = shared;
  const run = handlerFor(route, resolvers);
  const isWrite = endpoint.method !== "GET";
  app.route({
    method: endpoint.method,
    url: `/v1${endpoint.path}`,
    bodyLimit: bodyLimitOf(endpoint),
    onError: (request, _reply, error, done) => {
      writes.countRefusedBody(writerOf(request), callsOfRefused(endpoint, request, error));
      done();
    },
    // The access check comes before the body: a large body of an unauthorised caller is never read.
    preParsing: async (request, reply) => {
      const enter = () => {
        assertConnected(request);
        return gate(request, reply);
      };
      const isPublic = endpoint.access.scope === "public";
      // Without a session yet, the caller is the network, so made-up tokens cannot use up the database's connections.
      const caller = await (isPublic ? enter() : inSlot(networkOf(request.ip), enter));
      request.setDecorator("caller", caller);
    },
    handler: (request, reply) =>
      withUpload(endpoint, request, services.incoming, (readForm) => {
        const work = async () => {
          assertConnected(request);
          const call = await receive(request, readForm);
          await act(call, request, reply);
          // One slow receiver without a session must not take the slots of everyone in its network.
          if (call.session) await untilSent(reply);
          return reply;
        };
        return route.admit ? work() : inSlot(slotOf(request), work);
      }),
  });

  /** Authorises the request, or refuses it. */
  async function gate(request: FastifyRequest, reply: FastifyReply): Promise<AdmittedCall> {
    const params = readParams(endpoint, request.params);
    const context = await authorizeCaller(request, params);
    const caller = { ...context, params, origin: originOf(request) };
    if (isWrite && !endpoint.endsSessions) writes.countCall(writerOf(request, context));
    const admission = await route.admit?.(caller, services);
    if (admission) leaveAtEnd(admission, reply);
    return { ...caller, admission };
  }

  /** Reads and validates what the request contains. */
  async function receive(request: FastifyRequest, readForm: () => Promise<Form>) {
    const { upload, fields } = await readForm();
    const caller = request.getDecorator<AdmittedCall>("caller");
    const body = readBySchema(endpoint.body, endpoint.upload ? fields : request.body);
    if (isWrite) writes.countRows(writerOf(request), rowsOf(body));
    return {
      ...caller,
      // Access may have been lost while the body arrived. Other writes are checked again in their transaction.
      ...(isWrite && !isGuarded(endpoint) ? await authorizeCaller(request, caller.params) : {}),
      token: bearerToken(request),
      query: readBySchema(endpoint.query, request.query),
      body,
      upload,
      ifMatch: versionIn(request.headers["if-match"]),
      isGone: () => isGone(request),
    };
  }

  /** Runs the handler, and sends what it returns. */
  async function act(
    call: Awaited<ReturnType<typeof receive>>,
    request: FastifyRequest,
    reply: FastifyReply,
  ) {
    void reply.header("cache-control", "no-store");
    const userId = call.session?.userId;
    const key = request.headers["idempotency-key"];
    if (userId && typeof key === "string" && isRepeatable(endpoint)) {
      const { status, answer } = await runIdempotent(
        { endpoint, userId, key, body: request.body, params: call.params },
        services,
        {
          prepare: async () => route.before?.(call, services),
          run: (joined, prepared) => run({ ...call, prepared }, joined),
        },
      );
      return reply.status(status).send(takeHeaders(reply, answer));
    }
    const prepared = await route.before?.(call, services);
    const answer = await run({ ...call, prepared }, services);
    return sendReply(endpoint, reply, takeHeaders(reply, answer));
  }

  const authorizeCaller = (request: FastifyRequest, params: AdmittedCall["params"]) =>
    authorize(
      endpoint,
      { token: bearerToken(request), params },
      resolvers,
      services.database.query,
    );

  /** Other requests of a session cannot delay its end, so it takes a slot of the network. */
  const slotOf = (request: FastifyRequest) => {
    const { userId, address } = writerOf(request);
    return endpoint.endsSessions || !userId ? networkOf(address) : userId;
  };
}

const writerOf = (
  request: FastifyRequest,
  caller = request.getDecorator<Pick<AuthContext, "session"> | undefined>("caller"),
) => ({ userId: caller?.session?.userId, address: request.ip });

/** Releases the admission however the request ends: completed, refused, or aborted by the caller. */
function leaveAtEnd(admission: Admission, { raw }: FastifyReply): void {
  if (raw.destroyed) return admission.leave();
  raw.once("finish", () => admission.leave());
  raw.once("close", () => admission.leave());
}

/** Nothing is done for a caller who disconnected while the request waited. */
function assertConnected(request: FastifyRequest): void {
  if (isGone(request)) throw new ProblemError(UNREADABLE);
}
