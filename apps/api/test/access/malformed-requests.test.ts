import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { Problem } from "@holdfast/contract/platform/errors";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { requestOf } from "../../src/demo/caller";
import { appRoutes } from "../../src/app";
import type { Route } from "../../src/platform/http/route";
import { type AccessPeople, accessPeople } from "./access-people";
import { peopledWorld, type World } from "./access-world";
import { assertDocumented } from "../setup/documented-errors";
import { quickPrinter, testApp, type TestApp } from "../setup/test-app";
import { ACCESS_TABLE, FIXTURE_NAMES } from "./access-table";
import { bodyOf, type MalformedRequest, malformed, withInvalidValue } from "./malformed-requests";
import { paramNames } from "./table-call";
import type { CaseInput } from "./access-case";

/*
 * No generated request causes a 5xx response from any operation. Half of them are nearly valid: a request that
 * succeeds, with one field invalid.
 */

/** How many requests each operation gets; `npm run test:full` sends more. */
const RUNS = Number(process.env["MALFORMED_RUNS"] ?? 10);
/** How many different changes there are. */
const CHANGES = 400;
/** The same requests each time; another seed finds others. */
const SEED = Number(process.env["MALFORMED_SEED"] ?? 2026);

const calls = fc.sample(malformed, { seed: SEED, numRuns: CHANGES });

/** Requests that remove records run last, because the others need them. */
const removesRecords = ({ endpoint: { method, name } }: Route) =>
  Number(method === "DELETE" || /^(?:remove|delete|revoke|update)/.test(name));
const inOrder = [...appRoutes].sort((a, b) => removesRecords(a) - removesRecords(b));

let app: TestApp;
let people: AccessPeople;
let world: World;
beforeAll(async () => {
  app = await testApp(undefined, { printer: quickPrinter });
  people = await accessPeople(app);
  world = await peopledWorld(app, people);
  for (const name of FIXTURE_NAMES) await world.fixtureId(name);
  await world.acceptReport();
});

let addresses = 0;
const newAddress = () =>
  `10.${(addresses += 1) >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;

function malformedRequest(endpoint: Endpoint, input: CaseInput, change: MalformedRequest) {
  const params = { orgId: world.organisationId, planId: world.planId, ...input.params };
  const names = paramNames(endpoint);
  const malformedParam = names[(change.steps[0] ?? 0) % names.length];
  // There is no body to change, or no field in it.
  const isRead = endpoint.method === "GET";
  const what = change.what === "field" && input.file ? "body" : change.what;
  const isParam = malformedParam !== undefined && (what === "param" || (isRead && what === "body"));
  const isQuery = what === "query" || (isRead && !isParam);
  const request = requestOf(endpoint, {
    params: isParam ? { ...params, [malformedParam]: change.param } : params,
    query: { ...input.query, ...(isQuery ? change.query : {}) } as unknown as undefined,
    ...(input.file ? { file: input.file } : {}),
  });
  if (isRead || (input.file && what !== "body")) return request;
  if (what === "body")
    return { ...request, payload: change.payload, headers: { "content-type": change.type } };
  const body = bodyOf(endpoint, input.body, change.hasAllFields);
  const payload = what === "field" ? withInvalidValue(body, change.steps, change.value) : body;
  return {
    ...request,
    payload: JSON.stringify(payload),
    headers: { "content-type": "application/json" },
  };
}

describe("malformed requests cause no 5xx response", () => {
  it.each(inOrder.map(({ endpoint }, index) => [endpoint.name, endpoint, index] as const))(
    "answers malformed requests without a 5xx response by %s",
    async (name, endpoint, index) => {
      const accessCase = ACCESS_TABLE[name];
      const token = async () => (await people.tokenOf("owner")) ?? "";
      const own = await accessCase?.ownBody?.(app, people.userIdOf("owner"));
      const input = (await accessCase?.input?.(world.fixtureId, world)) ?? {};
      const whole = own ? { ...input, body: own } : input;
      for (let run = 0; run < RUNS; run += 1) {
        const change = calls[(index * 37 + run) % calls.length] as MalformedRequest;
        const request = malformedRequest(endpoint, whole, change);
        const isPublic = endpoint.access.scope === "public";
        const authorization = isPublic
          ? `Link ${btoa(encodeURI(change.link))}`
          : `Bearer ${await token()}`;
        const response = await app.server.inject({
          ...request,
          remoteAddress: newAddress(),
          headers: { ...request.headers, authorization },
        });
        const sent = response.statusCode < 500 ? undefined : request;
        expect([response.statusCode < 500, sent]).toEqual([true, undefined]);
        if (response.statusCode >= 400)
          assertDocumented(endpoint, response.statusCode, response.json<Problem>());
      }
    },
  );
});
