import { createHmac } from "node:crypto";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { defineError } from "@holdfast/contract/platform/errors";
import type { FastifyReply } from "fastify";
import { Refusal } from "../refusal";
import type { Services } from "../services";
import { claimKey, forgetKey, keepAnswer } from "./idempotency-store";

const STILL_RUNNING = defineError({
  code: "request-still-running",
  status: 409,
  message: "This request is still being worked on.",
});
const KEY_USED_OTHERWISE = defineError({
  code: "idempotency-key-reused",
  status: 422,
  message: "This Idempotency-Key was used for another request.",
});

type Repeatable = {
  readonly endpoint: Endpoint;
  readonly userId: string;
  readonly key: string;
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
};

/** A repeated call with the same `Idempotency-Key` answers as the first did and does nothing again. */
export async function answerOnce(
  request: Repeatable,
  services: Services,
  reply: FastifyReply,
  run: () => Promise<unknown>,
) {
  // Keyed: a body may carry a password, and a plain hash of it could be guessed from.
  const requestHash = createHmac("sha256", services.secret)
    .update(JSON.stringify([request.params, request.body ?? null]))
    .digest();
  const name = {
    userId: request.userId,
    operation: request.endpoint.name,
    key: request.key.slice(0, 200),
  };
  const earlier = await claimKey(services.database.query, name, requestHash, services.clock.now());
  if (earlier) {
    if (!earlier.requestHash.equals(requestHash)) throw new Refusal(KEY_USED_OTHERWISE);
    if (earlier.status === null) throw new Refusal(STILL_RUNNING, { retryAfter: 1 });
    return reply.status(earlier.status).send(earlier.answer);
  }
  try {
    const answer = await run();
    await keepAnswer(services.database.query, name, request.endpoint.answer.status, answer);
    return reply.status(request.endpoint.answer.status).send(answer);
  } catch (thrown) {
    await forgetKey(services.database.query, name);
    throw thrown;
  }
}
