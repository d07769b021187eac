import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import * as fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { requestOf } from "../demonstration/caller";
import { houseRoutes } from "../house";
import { jsonSchemaOf } from "../platform/http/json-schema";
import type { AnyRoute } from "../platform/http/route";
import { type AccessPeople, accessPeople } from "../testing/access-people";
import { accessWorld, ID_NAMES, type World } from "../testing/access-world";
import { PASSWORD } from "../testing/people";
import { testHouse, type TestHouse } from "../testing/test-house";
import { ACCESS_TABLE } from "./access-table";
import type { RowInput } from "./table-row";

/*
 * Whatever anybody sends, by whatever operation, the answer is one of ours: nothing that is generated here
 * brings about a fault. Half of it comes close: a call that succeeds, with one place in it spoilt.
 */

/** So long an operation is tried (ms), and so often at most; all of them together stay below 20 s. */
const PATIENCE = Number(process.env["NONSENSE_MS"] ?? 80);
const MOST_RUNS = 400;
/** The same nonsense each time; another seed looks for more. */
const SEED = Number(process.env["NONSENSE_SEED"] ?? 2026);

/** What breaks code that expects something else. */
const SPOILT: readonly unknown[] = [
  null,
  true,
  "",
  " ",
  "\u0000",
  "\ud83c",
  "a".repeat(6_000),
  "%00",
  "../..",
  "'; drop table users",
  0,
  -1,
  -0,
  0.1,
  1e308,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  "1",
  "NaN",
  "1e999",
  "0000-00-00",
  "9999-99-99",
  "2026-02-30",
  "+275760-09-13",
  "2026-11-21T25:61:61Z",
  "00000000-0000-0000-0000-000000000000",
  "ffffffff-ffff-ffff-ffff-ffffffffffff",
  [],
  [null],
  [[]],
  {},
  { length: 1 },
  { toString: 1 },
  Array.from({ length: 2_000 }, () => 1),
  "\u202eevil",
  "👩‍🍳".repeat(300),
  "ﷺ".repeat(250),
  "İ".repeat(250),
  "a@b.c",
  "+61491570156",
];
const spoilt = fc.oneof(
  fc.constantFrom(...SPOILT),
  fc.anything({ maxDepth: 2, withNullPrototype: false }).filter(isJson),
);

function isJson(value: unknown): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    // A bigint is no JSON.
    return false;
  }
}

/** The value with one place in it, chosen by `turns`, spoilt; or a place more. */
function withSpoilt(value: unknown, turns: readonly number[], by: unknown): unknown {
  const [turn = 0, ...rest] = turns;
  if (typeof value !== "object" || value === null || turns.length === 0) return by;
  const keys = Object.keys(value);
  const key = turn % 7 === 6 ? "unknown" : (keys[turn % Math.max(1, keys.length)] ?? "unknown");
  const changed = withSpoilt((value as Record<string, unknown>)[key], rest, by);
  return Array.isArray(value)
    ? value.map((one: unknown, at) => (String(at) === key ? changed : one))
    : { ...value, [key]: changed };
}

const word = fc.oneof(
  fc.constantFrom(
    ...SPOILT.filter((one) => typeof one === "string").map((text) =>
      text.slice(0, 500).toWellFormed(),
    ),
  ),
  fc.string({ maxLength: 40 }),
);
const TYPES = [
  "application/json",
  "application/json; charset=utf-16",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "application/x-www-form-urlencoded",
  "text/plain",
  "nonsense",
];
const BODIES = [
  "{",
  "[".repeat(5_000),
  '{"__proto__":{"a":1}}',
  '{"constructor":{"prototype":1}}',
  "\u0000",
  '--x\r\nContent-Disposition: form-data; name="logo"; filename="a"\r\n\r\na\r\n--x--',
  "--x\r\nContent-Disp",
];

/** What a person may have written, for a field whose schema says no more. */
const WRITTEN: Readonly<Record<string, unknown>> = {
  email: "ana@nonsense.example",
  password: PASSWORD,
  confirmPassword: PASSWORD,
  newPassword: "Tide-and-Anchor-7",
  phoneNumber: "+61491570156",
  otpCode: "123456",
  code: "123456",
  currency: "AUD",
  action: 1,
};

/** Something with every field of the schema; what is wrong with it, the endpoint says. */
function sampleOf(schema: Schema, name = ""): unknown {
  if (name in WRITTEN) return WRITTEN[name];
  const [choice] = schema.anyOf ?? schema.oneOf ?? schema.enum ?? [];
  if (choice !== undefined) return schema.enum ? choice : sampleOf(choice as Schema, name);
  if ("const" in schema) return schema.const;
  const type = [schema.type].flat()[0];
  if (type === "array") return [sampleOf(schema.items ?? {})];
  if (type === "boolean") return true;
  if (type === "number" || type === "integer") return 1;
  if (schema.format === "uuid") return "019a6b1c-0000-7000-8000-000000000001";
  if (schema.format === "date") return "2026-11-21";
  if (type !== "object") return "Access";
  const fields = Object.entries(schema.properties ?? {});
  return Object.fromEntries(fields.map(([field, of]) => [field, sampleOf(of, field)]));
}
type Schema = {
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly unknown[];
  readonly oneOf?: readonly unknown[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
};

/** A body with every field, those of a call that succeeds among them. */
function wholeBody({ body: schema }: Endpoint, succeeds: unknown): unknown {
  const sample = schema ? sampleOf(jsonSchemaOf(schema, "input") as Schema) : {};
  const isMerged = !Array.isArray(succeeds) && !Array.isArray(sample);
  return isMerged ? { ...(sample as object), ...(succeeds as object) } : (succeeds ?? sample);
}

/** What is done to a call. */
const nonsense = fc.record({
  turns: fc.array(fc.nat({ max: 20 }), { minLength: 1, maxLength: 4 }),
  by: spoilt,
  param: fc.option(word, { freq: 3 }),
  query: fc.option(fc.dictionary(fc.constantFrom("q", "organisationId", "page", "a"), word), {
    freq: 3,
  }),
  /** Sent in the place of the body, whatever its type. */
  raw: fc.option(
    fc.record({
      type: fc.constantFrom(...TYPES),
      payload: fc.oneof(fc.constantFrom(...BODIES), fc.string({ maxLength: 60 })),
    }),
    { freq: 3 },
  ),
  link: word,
});
type Nonsense = typeof nonsense extends fc.Arbitrary<infer T> ? T : never;
const calls = fc.sample(nonsense, { seed: SEED, numRuns: MOST_RUNS });

/** What takes rows away comes last: the others need them. */
const takesAway = ({ endpoint: { method, name } }: AnyRoute) =>
  Number(method === "DELETE" || /^(?:remove|delete|revoke|update)/.test(name));
const inTurn = [...houseRoutes].sort((one, other) => takesAway(one) - takesAway(other));

let house: TestHouse;
let people: AccessPeople;
let world: World;
beforeAll(async () => {
  house = await testHouse(undefined, {
    printer: {
      state: () => "ready",
      print: () => Promise.resolve({ pdf: Buffer.from("%PDF-"), pages: 1 }),
      close: () => Promise.resolve(),
    },
  });
  people = await accessPeople(house);
  world = await accessWorld(house, (await people.tokenOf("owner")) ?? "");
  await people.join(world.organisationId);
  for (const name of ID_NAMES) await world.take(name);
});

let addresses = 0;
const newAddress = () =>
  `10.${(addresses += 1) >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;

function spoiltRequest(endpoint: Endpoint, input: RowInput, { turns, by, ...given }: Nonsense) {
  const params = { orgId: world.organisationId, planId: world.planId, ...input.params };
  const names = Object.keys(params);
  const [turn = 0] = turns;
  const changed = given.param === null ? {} : { [names[turn % names.length] ?? ""]: given.param };
  const request = requestOf(endpoint, {
    params: { ...params, ...changed },
    query: { ...input.query, ...given.query } as unknown as undefined,
    ...(input.file ? { file: input.file } : {}),
  });
  if (endpoint.method === "GET") return request;
  if (given.raw)
    return { ...request, payload: given.raw.payload, headers: { "content-type": given.raw.type } };
  if (input.file) return request;
  const payload = JSON.stringify(withSpoilt(wholeBody(endpoint, input.body), turns, by));
  return { ...request, payload, headers: { "content-type": "application/json" } };
}

describe("no nonsense is a fault of ours", () => {
  it.each(inTurn.map(({ endpoint }, turn) => [endpoint.name, endpoint, turn] as const))(
    "%s",
    async (name, endpoint, turn) => {
      const row = ACCESS_TABLE[name];
      const token = async () => (await people.tokenOf("owner")) ?? "";
      const own = await row?.ownBody?.(house, people.userIdOf("owner"));
      const input = (await row?.input?.(world.take, world)) ?? {};
      const whole = own ? { ...input, body: own } : input;
      const end = performance.now() + PATIENCE;
      for (let run = 0; run < MOST_RUNS && (run === 0 || performance.now() < end); run += 1) {
        const given = calls[(turn * 37 + run) % calls.length] as Nonsense;
        const request = spoiltRequest(endpoint, whole, given);
        const isPublic = endpoint.access.scope === "public";
        const authorization = isPublic
          ? `Link ${btoa(encodeURI(given.link))}`
          : `Bearer ${await token()}`;
        const response = await house.app.inject({
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
