import { createHmac, type KeyObject } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { IDEMPOTENCY_KEY_REUSED, REQUEST_STILL_RUNNING } from "@holdfast/contract/platform/errors";
import { insideOf } from "../../database/database";
import { ProblemError } from "../../problem-error";
import type { Services } from "../../services";
import {
  type Claim,
  claimKey,
  forgetClaim,
  type KeyName,
  storeResponse,
} from "./idempotency-store";
import { ResponseWithHeaders } from "../route";

/** How long a repeat waits for the first request's response, and how often it checks (ms). */
const MAX_WAIT = 3_000;
const INTERVAL = 50;

/** Whether a response of the endpoint may be stored and sent again. */
export const isRepeatable = ({ method, response, upload, hasSecretResponse }: Endpoint) =>
  method !== "GET" && response.kind === "json" && !upload && !hasSecretResponse;

type Repeatable = {
  readonly endpoint: Endpoint;
  readonly userId: string;
  readonly key: string;
  readonly body: unknown;
  readonly params: Readonly<Record<string, string>>;
};

/** The steps of the request. */
type Steps = {
  /** Runs before any transaction. What it writes remains if `run` fails. */
  readonly prepare: () => Promise<unknown>;
  /** Everything it writes commits together with its response. */
  readonly run: (services: Services, prepared: unknown) => Promise<unknown>;
};

type Answer = { readonly status: number; readonly answer: unknown };

/**
 * Repeats with the same `Idempotency-Key` get the first request's response and do nothing again. A repeat sent while
 * the first is running waits for it. The response is stored in the same transaction as the work, so a process that dies
 * leaves both or neither.
 * @throws ProblemError 409 if the response does not come in time, 422 if the key belongs to a different request
 */
export async function runIdempotent(
  request: Repeatable,
  services: Services,
  steps: Steps,
): Promise<Answer> {
  // Keyed, because a body may contain a password, which could be guessed from a plain hash.
  const hashBy = (secret: KeyObject) =>
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
  const { status } = request.endpoint.response;
  try {
    const prepared = await steps.prepare();
    const answer = await actAtomically(services, claim, status, (joined) =>
      steps.run(joined, prepared),
    );
    return { status, answer };
  } catch (error) {
    await forgetClaim(services.database.query, claim).catch((fault: unknown) => {
      services.log.warn(
        { err: fault },
        "Deleting the Idempotency-Key of a refused request failed.",
      );
    });
    throw error;
  }
}

const bodyOf = (response: unknown): unknown =>
  response instanceof ResponseWithHeaders ? response.body : response;

/** The work and its response commit together; the outbox is woken afterwards. */
async function actAtomically(
  services: Services,
  claim: Claim,
  status: number,
  run: (services: Services) => Promise<unknown>,
): Promise<unknown> {
  let isWoken = false;
  const answer = await services.database.transaction(async (tx) => {
    const response = await run({
      ...services,
      database: insideOf(services.database, tx),
      wakeOutbox: () => void (isWoken = true),
    });
    // So slow that another process has taken the claim over: that one does the work, and this one must not.
    if (!(await storeResponse(tx, claim, status, bodyOf(response)))) throw stillRunning();
    return response;
  });
  if (isWoken) services.wakeOutbox();
  return answer;
}

const stillRunning = () => new ProblemError(REQUEST_STILL_RUNNING, { retryAfter: 1 });

/** Returns the claim if this request is the first; otherwise the first request's response. */
async function claimOrWait(
  services: Services,
  name: KeyName,
  hashes: { readonly current: Buffer; readonly former: readonly Buffer[] },
): Promise<{ claim: Claim; earlier?: undefined } | { claim?: undefined; earlier: Answer }> {
  const isSameRequest = (hash: Buffer) =>
    [hashes.current, ...hashes.former].some((known) => known.equals(hash));
  for (let waited = 0; waited <= MAX_WAIT; waited += INTERVAL) {
    const claimedAt = services.clock.now();
    const { claimed, earlier } = await claimKey(
      services.database.query,
      name,
      hashes.current,
      claimedAt,
    );
    if (claimed) return { claim: { ...name, claimedAt } };
    // The claim was deleted meanwhile: the first request failed, and this one may try to be the first.
    if (earlier && !isSameRequest(earlier.requestHash))
      throw new ProblemError(IDEMPOTENCY_KEY_REUSED);
    if (earlier && earlier.status !== null)
      return { earlier: { status: earlier.status, answer: earlier.answer } };
    await pause(INTERVAL);
  }
  throw stillRunning();
}
