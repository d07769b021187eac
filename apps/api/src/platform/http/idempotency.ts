import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { defineError } from "@holdfast/contract/platform/errors";
import { insideOf } from "../database/database";
import { Refusal } from "../refusal";
import type { Services } from "../services";
import { type Claim, claimKey, forgetClaim, type KeyName, storeAnswer } from "./idempotency-store";
import { ResponseWithHeaders } from "./route";

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

/** The steps of the call. */
type Steps = {
  /** Before any transaction. What it writes remains if `run` fails. */
  readonly prepare: () => Promise<unknown>;
  /** All that it writes is stored with its answer, or not at all. */
  readonly run: (services: Services, prepared: unknown) => Promise<unknown>;
};

type Answer = { readonly status: number; readonly answer: unknown };

/**
 * A repeated call with the same `Idempotency-Key` answers as the first did and does nothing again. Sent
 * while the first is at work, it waits for that answer. The answer is stored in the transaction of what the
 * call does: a process that dies leaves both or neither.
 * @throws Refusal 409 when it does not come in time, 422 when the key named another request.
 */
export async function runIdempotent(
  request: Repeatable,
  services: Services,
  steps: Steps,
): Promise<Answer> {
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
  const { claim, earlier } = await claimOrWait(services, name, hashes);
  if (earlier) return earlier;
  const { status } = request.endpoint.answer;
  try {
    const prepared = await steps.prepare();
    const answer = await actAtomically(services, claim, status, (joined) =>
      steps.run(joined, prepared),
    );
    return { status, answer };
  } catch (thrown) {
    await forgetClaim(services.database.query, claim).catch((fault: unknown) => {
      services.log.warn({ err: fault }, "A refused request's Idempotency-Key could not be freed.");
    });
    throw thrown;
  }
}

const bodyOf = (given: unknown): unknown =>
  given instanceof ResponseWithHeaders ? given.answer : given;

/** What is written and the answer commit together; the outbox is woken after that. */
async function actAtomically(
  services: Services,
  claim: Claim,
  status: number,
  run: (services: Services) => Promise<unknown>,
): Promise<unknown> {
  let isWoken = false;
  const answer = await services.database.transaction(async (tx) => {
    const given = await run({
      ...services,
      database: insideOf(services.database, tx),
      wakeOutbox: () => void (isWoken = true),
    });
    // So slow that another process took the claim over: it acts, and this one must not.
    if (!(await storeAnswer(tx, claim, status, bodyOf(given)))) throw stillRunning();
    return given;
  });
  if (isWoken) services.wakeOutbox();
  return answer;
}

const stillRunning = () => new Refusal(STILL_RUNNING, { retryAfter: 1 });

/** The claim, where this request is the first; otherwise the answer of the first. */
async function claimOrWait(
  services: Services,
  name: KeyName,
  hashes: { readonly current: Buffer; readonly former: readonly Buffer[] },
): Promise<{ claim: Claim; earlier?: undefined } | { claim?: undefined; earlier: Answer }> {
  const isSameRequest = (hash: Buffer) =>
    [hashes.current, ...hashes.former].some((one) => one.equals(hash));
  for (let waited = 0; waited <= PATIENCE; waited += INTERVAL) {
    const claimedAt = services.clock.now();
    const { claimed, earlier } = await claimKey(
      services.database.query,
      name,
      hashes.current,
      claimedAt,
    );
    if (claimed) return { claim: { ...name, claimedAt } };
    // Gone in between: the first request failed, and this one may try to be the first.
    if (earlier && !isSameRequest(earlier.requestHash)) throw new Refusal(KEY_USED_OTHERWISE);
    if (earlier && earlier.status !== null)
      return { earlier: { status: earlier.status, answer: earlier.answer } };
    await pause(INTERVAL);
  }
  throw stillRunning();
}
