import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { requestOf } from "../../src/demo/caller";
import { appRoutes } from "../../src/app";
import type { AnyRoute } from "../../src/platform/http/route";
import { type AccessPeople, accessPeople } from "./access-people";
import { ID_NAMES } from "./access-rows";
import { peopledWorld, type World } from "./access-world";
import { quickPrinter, testApp, type TestApp } from "../setup/test-app";
import { ACCESS_TABLE } from "./access-table";
import { bodyOf, type MalformedRequest, malformed, withSpoilt } from "./malformed-requests";
import { paramNames } from "./table-call";
import type { RowInput } from "./table-row";

/*
 * Whatever anybody sends, by whatever operation, the answer is one of ours: nothing that is generated here
 * brings about a fault. Half of it comes close: a call that succeeds, with one place in it spoilt.
 */

/** So long an operation is tried (ms), and so often at most; all of them together stay below 20 s. */
const PATIENCE = Number(process.env["MALFORMED_MS"] ?? 80);
const MAX_RUNS = 400;
/** The same nonsense each time; another seed looks for more. */
const SEED = Number(process.env["MALFORMED_SEED"] ?? 2026);

const calls = fc.sample(malformed, { seed: SEED, numRuns: MAX_RUNS });

/** What takes rows away comes last: the others need them. */
const takesAway = ({ endpoint: { method, name } }: AnyRoute) =>
  Number(method === "DELETE" || /^(?:remove|delete|revoke|update)/.test(name));
const inTurn = [...appRoutes].sort((one, other) => takesAway(one) - takesAway(other));

let app: TestApp;
let people: AccessPeople;
let world: World;
beforeAll(async () => {
  app = await testApp(undefined, { printer: quickPrinter });
  people = await accessPeople(app);
  world = await peopledWorld(app, people);
  for (const name of ID_NAMES) await world.take(name);
});

let addresses = 0;
const newAddress = () =>
  `10.${(addresses += 1) >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;

function spoiltRequest(endpoint: Endpoint, input: RowInput, given: MalformedRequest) {
  const params = { orgId: world.organisationId, planId: world.planId, ...input.params };
  const names = paramNames(endpoint);
  const spoiltParam = names[(given.turns[0] ?? 0) % names.length];
  // There is no body to be spoilt, or no field in it.
  const isRead = endpoint.method === "GET";
  const what = given.what === "place" && input.file ? "body" : given.what;
  const isParam = spoiltParam !== undefined && (what === "param" || (isRead && what === "body"));
  const isQuery = what === "query" || (isRead && !isParam);
  const request = requestOf(endpoint, {
    params: isParam ? { ...params, [spoiltParam]: given.param } : params,
    query: { ...input.query, ...(isQuery ? given.query : {}) } as unknown as undefined,
    ...(input.file ? { file: input.file } : {}),
  });
  if (isRead || (input.file && what !== "body")) return request;
  if (what === "body")
    return { ...request, payload: given.payload, headers: { "content-type": given.type } };
  const body = bodyOf(endpoint, input.body, given.isWhole);
  const payload = what === "place" ? withSpoilt(body, given.turns, given.by) : body;
  return {
    ...request,
    payload: JSON.stringify(payload),
    headers: { "content-type": "application/json" },
  };
}

describe("no nonsense is a fault of ours", () => {
  it.each(inTurn.map(({ endpoint }, turn) => [endpoint.name, endpoint, turn] as const))(
    "%s",
    async (name, endpoint, turn) => {
      const row = ACCESS_TABLE[name];
      const token = async () => (await people.tokenOf("owner")) ?? "";
      const own = await row?.ownBody?.(app, people.userIdOf("owner"));
      const input = (await row?.input?.(world.take, world)) ?? {};
      const whole = own ? { ...input, body: own } : input;
      const end = performance.now() + PATIENCE;
      for (let run = 0; run < MAX_RUNS && (run === 0 || performance.now() < end); run += 1) {
        const given = calls[(turn * 37 + run) % calls.length] as MalformedRequest;
        const request = spoiltRequest(endpoint, whole, given);
        const isPublic = endpoint.access.scope === "public";
        const authorization = isPublic
          ? `Link ${btoa(encodeURI(given.link))}`
          : `Bearer ${await token()}`;
        const response = await app.server.inject({
          ...request,
          remoteAddress: newAddress(),
          headers: { ...request.headers, authorization },
        });
        const sent = response.statusCode < 500 ? undefined : request;
        expect([response.statusCode < 500, sent]).toEqual([true, undefined]);
      }
    },
  );
});
