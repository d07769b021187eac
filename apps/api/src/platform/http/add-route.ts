import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type GateKeepers, passGate } from "../access/gate";
import type { OrganisationScope } from "../access/scope";
import { guardedDatabase, type WriteKeepers } from "../access/write-guard";
import { networkOf } from "../limits/network-rules";
import { rowsOf } from "../limits/write-rates";
import type { Services } from "../services";
import type { CallBounds } from "./call-bounds";
import { isThroughProxy } from "./forwarding-headers";
import { answerOnce } from "./idempotency";
import { routeSchemaOf } from "./json-schema";
import { readBySchema, readParams } from "./read-input";
import { readUpload } from "./read-upload";
import { type Admission, type AnyRoute, HeadedAnswer, type Origin } from "./route";
import { sendReply } from "./send-reply";

/** Puts one endpoint on the server: gate first, then input, then the handler, then the answer. */
export function addRoute(
  app: FastifyInstance,
  route: AnyRoute,
  keepers: GateKeepers & WriteKeepers,
  services: Services,
  bounds: CallBounds,
): void {
  const { endpoint, before } = route;
  const run = answering(route, keepers);
  const prepare = before as ((call: unknown, services: Services) => Promise<unknown>) | undefined;
  const askAdmission = route.admit as
    | ((caller: unknown, services: Services) => Promise<Admission>)
    | undefined;
  const isWrite = endpoint.method !== "GET";
  const isLarge = endpoint.isLarge === true || isList(endpoint);
  app.route({
    method: endpoint.method,
    url: `/v1${endpoint.path}`,
    ...(endpoint.maxBodyBytes ? { bodyLimit: endpoint.maxBodyBytes } : {}),
    schema: routeSchemaOf(endpoint),
    // Who may comes before what is said: the body of a stranger is not even looked at.
    preParsing: async (request, reply) => {
      const params = readParams(endpoint, request.params);
      const token = bearerToken(request);
      const passGateNow = () => passGate(endpoint, token, params, keepers);
      const passage =
        endpoint.access.scope === "public"
          ? await passGateNow()
          : await bounds.calls.run(callerOf(request, token), () => isGone(request), passGateNow);
      const userId = passage.session?.userId;
      if (isWrite) bounds.writes.countCall({ userId, address: request.ip });
      const caller = { ...passage, params, origin: originOf(request) };
      const admission = await askAdmission?.(caller, services);
      if (admission) leaveAtEnd(admission, reply);
      request.setDecorator("passed", { caller, admission });
    },
    // A JSON body is read before the call takes its turn, so a slow sender keeps no place.
    handler: (request, reply) => {
      const { caller } = request.getDecorator<Passed>("passed");
      return bounds.calls.run(
        callerOf(request, undefined, caller.session),
        () => isGone(request),
        () => answer(request, reply),
      );
    },
  });

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const { caller, admission } = request.getDecorator<Passed>("passed");
    const { upload, fields } = await readUpload(endpoint, request);
    const call = {
      ...caller,
      admission,
      query: readBySchema(endpoint.query, request.query),
      body: readBySchema(endpoint.body, endpoint.upload ? fields : request.body),
      upload,
    };
    const userId = caller.session?.userId;
    if (isWrite) bounds.writes.countRows({ userId, address: request.ip }, rowsOf(call.body));
    void reply.header("cache-control", "no-store");
    const key = request.headers["idempotency-key"];
    if (userId && typeof key === "string" && isRepeatable(endpoint)) {
      const { status, answer: stored } = await answerOnce(
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
    const send = async () => {
      const given = await run({ ...call, prepared }, services);
      return sendReply(endpoint, reply, takeHeaders(reply, given), services);
    };
    if (!isLarge || !userId) return send();
    return bounds.largeReads.run(userId, () => isGone(request), untilReceived(reply, send));
  }
}

/** What the gate found out about a call. */
type Passed = {
  readonly caller: {
    readonly params: Record<string, string>;
    readonly session?: { readonly userId: string };
    readonly scope?: object;
    readonly origin: Origin;
  };
  readonly admission: Admission | undefined;
};

/** Whose turn a call takes: that of its person, before the person is known its token's, else its address's. */
function callerOf(
  request: FastifyRequest,
  token: string | undefined,
  session?: { readonly userId: string },
): string {
  if (session) return `person ${session.userId}`;
  return token ? `token ${token}` : `address ${networkOf(request.ip)}`;
}

const isGone = (request: FastifyRequest) => request.raw.socket?.destroyed === true;

type AnyCall = {
  readonly params: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly scope?: object;
  /** What the route's `before` returned. */
  readonly prepared: unknown;
};

/** Runs the handler; that of a write in an organisation or plan only with the guarded database. */
const answering =
  ({ endpoint, handle }: AnyRoute, keepers: WriteKeepers) =>
  async (call: AnyCall, services: Services): Promise<unknown> => {
    const run = handle as (call: AnyCall, services: Services) => Promise<unknown>;
    const { access, method, name } = endpoint;
    if (method === "GET" || (access.scope !== "organisation" && access.scope !== "plan"))
      return run(call, services);
    const scope = call.scope as OrganisationScope;
    const guarded = guardedDatabase(services.database, { ...call, access, scope }, keepers);
    const answer = await run(call, { ...services, database: guarded.database });
    guarded.assertChecked(name);
    return answer;
  };

/** However the request ends: answered, refused, or cut off by the caller. */
function leaveAtEnd(admission: Admission, { raw }: FastifyReply): void {
  if (raw.destroyed) return admission.leave();
  raw.once("finish", () => admission.leave());
  raw.once("close", () => admission.leave());
}

const isList = ({ answer }: Endpoint) => answer.kind === "json" && answer.isList === true;

/** A large answer counts as received after this long in any case (ms). */
const LONGEST_READ = 30_000;

/** Sends, and resolves once the caller has received the answer: until then it takes memory. */
const untilReceived = (reply: FastifyReply, send: () => Promise<unknown>) => async () => {
  let timer: NodeJS.Timeout | undefined;
  const received = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, LONGEST_READ);
    reply.raw.once("finish", resolve).once("close", resolve);
  });
  try {
    await Promise.race([send(), received]);
    await received;
    return reply;
  } finally {
    clearTimeout(timer);
  }
};

/** Whether an answer of the endpoint may be kept and given again. */
export const isRepeatable = ({ method, answer, upload, answersSecret }: Endpoint) =>
  method !== "GET" && answer.kind === "json" && !upload && !answersSecret;

/** Puts an answer's own headers on the reply and hands on what is left to say. */
function takeHeaders(reply: FastifyReply, given: unknown): unknown {
  if (!(given instanceof HeadedAnswer)) return given;
  void reply.headers(given.headers);
  return given.answer;
}

function bearerToken(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w-]{1,200})$/.exec(request.headers.authorization ?? "");
  return match?.[1];
}

const originOf = (request: FastifyRequest): Origin => ({
  address: request.ip,
  userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
  authorization: request.headers.authorization,
  isThroughProxy: isThroughProxy(request),
});
