import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { defineError } from "@holdfast/contract/platform/errors";
import type { FastifyReply } from "fastify";
import { Refusal } from "../refusal";
import type { Services } from "../services";
import { claimKey, forgetKey, keepAnswer, type KeyName } from "./idempotency-store";

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

/** How long a repetition waits for the first request's answer, and how often it looks (ms). */
const PATIENCE = 3_000;
const INTERVAL = 50;

type Repeatable = {
  readonly endpoint: Endpoint;
  readonly userId: string;
  readonly key: string;
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
};

/**
 * A repeated call with the same `Idempotency-Key` answers as the first did and does nothing again. Sent
 * while the first is at work, it waits for that answer.
 * @throws Refusal 409 when it does not come in time, 422 when the key named another request.
 */
export async function answerOnce(
  request: Repeatable,
  services: Services,
  reply: FastifyReply,
  run: () => Promise<unknown>,
) {
  // Keyed: a body may carry a password, and a plain hash of it could be guessed from.
  const hashBy = (secret: Buffer) =>
    createHmac("sha256", secret)
      .update(JSON.stringify([request.params, request.body ?? null]))
      .digest();
  const hashes = {
    current: hashBy(services.secret),
    former: services.formerSecrets.map(hashBy),
  };
  const name = {
    userId: request.userId,
    operation: request.endpoint.name,
    key: request.key.slice(0, 200),
  };
  const earlier = await claimOrWait(services, name, hashes);
  if (earlier) return reply.status(earlier.status).send(earlier.answer);
  const { query } = services.database;
  const { status } = request.endpoint.answer;
  const answer = await run().catch(async (thrown: unknown) => {
    await forgetKey(query, name);
    throw thrown;
  });
  // What is done stays done: called a failure, and its key forgotten, it would be done again at once.
  await keepAnswer(query, name, status, answer).catch((thrown: unknown) => {
    services.log.warn({ err: thrown }, "An answer could not be kept for a repetition.");
  });
  return reply.status(status).send(answer);
}

/** The answer of the first request, or undefined where this one is it and holds the claim. */
async function claimOrWait(
  services: Services,
  name: KeyName,
  hashes: { readonly current: Buffer; readonly former: readonly Buffer[] },
) {
  const isSameRequest = (hash: Buffer) =>
    [hashes.current, ...hashes.former].some((one) => one.equals(hash));
  for (let waited = 0; waited <= PATIENCE; waited += INTERVAL) {
    const { claimed, earlier } = await claimKey(
      services.database.query,
      name,
      hashes.current,
      services.clock.now(),
    );
    if (claimed) return undefined;
    // Gone in between: the first request failed, and this one may try to be the first.
    if (earlier && !isSameRequest(earlier.requestHash)) throw new Refusal(KEY_USED_OTHERWISE);
    if (earlier && earlier.status !== null) return { ...earlier, status: earlier.status };
    await pause(INTERVAL);
  }
  throw new Refusal(STILL_RUNNING, { retryAfter: 1 });
}
