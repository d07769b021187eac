import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type GateKeepers, passGate } from "../access/gate";
import type { Services } from "../services";
import { isThroughProxy } from "./forwarding-headers";
import { answerOnce } from "./idempotency";
import { routeSchemaOf } from "./json-schema";
import { readBySchema, readParams } from "./read-input";
import { readUpload } from "./read-upload";
import { type Admission, type AnyRoute, type FileReply, HeadedAnswer, type Origin } from "./route";

/** Puts one endpoint on the server: gate first, then input, then the handler, then the answer. */
export function addRoute(
  app: FastifyInstance,
  { endpoint, handle, admit }: AnyRoute,
  keepers: GateKeepers,
  services: Services,
): void {
  const run = handle as (call: unknown, services: Services) => Promise<unknown>;
  const askAdmission = admit as
    | ((caller: unknown, services: Services) => Promise<Admission>)
    | undefined;
  app.route({
    method: endpoint.method,
    url: `/v1${endpoint.path}`,
    ...(endpoint.maxBodyBytes ? { bodyLimit: endpoint.maxBodyBytes } : {}),
    schema: routeSchemaOf(endpoint),
    // Who may comes before what is said: the body of a stranger is not even looked at.
    preParsing: async (request, reply) => {
      const params = readParams(endpoint, request.params);
      const passage = await passGate(endpoint.access, bearerToken(request), params, keepers);
      const caller = { ...passage, params, origin: originOf(request) };
      const admission = await askAdmission?.(caller, services);
      if (admission) leaveAtEnd(admission, reply);
      request.setDecorator("passed", { caller, admission });
    },
    handler: async (request, reply) => {
      const { caller, admission } = request.getDecorator<{
        caller: { params: Record<string, string>; session?: { userId: string } };
        admission: Admission | undefined;
      }>("passed");
      const { upload, fields } = await readUpload(endpoint, request);
      const call = {
        ...caller,
        admission,
        query: readBySchema(endpoint.query, request.query),
        body: readBySchema(endpoint.body, endpoint.upload ? fields : request.body),
        upload,
      };
      void reply.header("cache-control", "no-store");
      const answered = async () => takeHeaders(reply, await run(call, services));
      const userId = caller.session?.userId;
      const key = request.headers["idempotency-key"];
      if (userId && typeof key === "string" && isRepeatable(endpoint))
        return answerOnce(
          { endpoint, userId, key, body: request.body, params: caller.params },
          services,
          reply,
          answered,
        );
      return sendReply(endpoint, reply, await answered());
    },
  });
}

/** However the request ends: answered, refused, or cut off by the caller. */
function leaveAtEnd(admission: Admission, { raw }: FastifyReply): void {
  if (raw.destroyed) return admission.leave();
  raw.once("finish", () => admission.leave());
  raw.once("close", () => admission.leave());
}

/** Whether an answer of the endpoint may be kept and given again. */
const isRepeatable = ({ method, answer, upload, answersSecret }: Endpoint) =>
  method !== "GET" && answer.kind === "json" && !upload && !answersSecret;

/** Puts an answer's own headers on the reply and hands on what is left to say. */
function takeHeaders(reply: FastifyReply, given: unknown): unknown {
  if (!(given instanceof HeadedAnswer)) return given;
  void reply.headers(given.headers);
  return given.answer;
}

/** Whether the caller holds this very answer already (RFC 9110, 13.1.2). */
function isHeldByCaller(reply: FastifyReply): boolean {
  const etag = reply.getHeader("etag");
  const held = reply.request.headers["if-none-match"];
  if (typeof etag !== "string" || reply.request.method !== "GET" || held === undefined)
    return false;
  return held.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
}

function sendReply(endpoint: Endpoint, reply: FastifyReply, answer: unknown) {
  if (isHeldByCaller(reply)) return reply.status(304).send();
  void reply.status(endpoint.answer.status);
  if (endpoint.answer.kind === "nothing") return reply.send();
  if (endpoint.answer.kind === "json") return reply.send(answer);
  const { fileName, bytes } = answer as FileReply;
  return reply
    .header("content-type", endpoint.answer.mediaType)
    .header("content-disposition", attachment(fileName))
    .send(bytes);
}

/** The longest name of a file that every system stores, in characters. */
const MOST_NAME = 180;

/** RFC 6266: an ASCII name for old readers, the true one in UTF-8. A long one keeps its ending. */
export function attachment(fileName: string): string {
  const whole = fileName.toWellFormed().replace(/[\p{Cc}"\\/:*?<>|]+/gu, "_");
  const [ending = ""] = /\.[a-z0-9]{1,8}$/i.exec(whole) ?? [];
  const stem = Array.from(whole.slice(0, whole.length - ending.length));
  const safe = stem.slice(0, MOST_NAME - ending.length).join("") + ending;
  const ascii = safe.replace(/[^\u0020-\u007e]/g, "_");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(safe)}`;
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
