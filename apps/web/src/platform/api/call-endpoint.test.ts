import {
  ACCOUNT,
  created,
  defineEndpoint,
  file,
  json,
  list,
  nothing,
  PUBLIC,
} from "@holdfast/contract/platform/endpoint";
import { PageQuery } from "@holdfast/contract/platform/list-page";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { callEndpoint } from "./call-endpoint";
import { CallError, NO_RESPONSE } from "./call-error";
import { endSession, readSession, startSession } from "../session/session";

const common = { summary: "For this test.", access: ACCOUNT } as const;
const readThing = defineEndpoint({
  ...common,
  name: "readThing",
  method: "GET",
  path: "/things/:thingId",
  query: z.object({ tag: z.optional(z.array(z.string())), q: z.optional(z.string()) }),
  response: json(z.object({ name: z.string() })),
});
const addThing = defineEndpoint({
  ...common,
  name: "addThing",
  method: "POST",
  path: "/things",
  body: z.object({ name: z.string() }),
  response: created(z.object({ id: z.string() })),
});
const removeThing = defineEndpoint({
  ...common,
  name: "removeThing",
  method: "DELETE",
  path: "/things/:thingId",
  response: nothing,
});
const exportThings = defineEndpoint({
  ...common,
  name: "exportThings",
  method: "GET",
  path: "/things/export",
  response: file("text/csv"),
});
const uploadLogo = defineEndpoint({
  ...common,
  name: "uploadLogo",
  method: "PUT",
  path: "/logo",
  body: z.object({ note: z.string() }),
  upload: { field: "logo", maxBytes: 1_000, required: true },
  response: nothing,
});

const tradeLink = defineEndpoint({
  ...common,
  access: PUBLIC,
  name: "tradeLink",
  method: "POST",
  path: "/link",
  body: z.object({ token: z.string() }),
  response: nothing,
});

const server = vi.spyOn(globalThis, "fetch");
const answers = (body: BodyInit | null, init: ResponseInit = {}) =>
  server.mockImplementationOnce(async () => new Response(body, init));
const problem = (status: number, rest: object, headers: Record<string, string> = {}) =>
  answers(JSON.stringify({ title: "Refused", status, ...rest }), {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
  });
const lastRequest = () => {
  const [address, request] = server.mock.lastCall ?? [];
  return { address, request, headers: new Headers(request?.headers) };
};
const refusal = async (call: Promise<unknown>) => {
  const error = await call.catch((cause: unknown) => cause);
  if (!(error instanceof CallError)) throw new Error("Expected a CallError", { cause: error });
  return error;
};

afterEach(() => {
  endSession();
  server.mockReset();
});

it("fills the path, repeats lists in the query, and sends the token", async () => {
  startSession({ access_token: "secret", expiry: Date.now() + 60_000 });
  answers(JSON.stringify({ name: "Kelp" }), { headers: { "content-type": "application/json" } });
  const thing = await callEndpoint(readThing, {
    params: { thingId: "a/b" },
    query: { tag: ["x", "y"], q: undefined },
  });
  expect(thing).toEqual({ name: "Kelp" });
  expect(lastRequest().address).toBe("/v1/things/a%2Fb?tag=x&tag=y");
  expect(lastRequest().headers.get("authorization")).toBe("Bearer secret");
});

it("sends a body as JSON, with the idempotency key", async () => {
  answers(JSON.stringify({ id: "1" }), { status: 201 });
  await callEndpoint(addThing, { body: { name: "Kelp" } }, { idempotencyKey: "k1" });
  expect(lastRequest().request?.body).toBe('{"name":"Kelp"}');
  expect(lastRequest().headers.get("content-type")).toBe("application/json");
  expect(lastRequest().headers.get("idempotency-key")).toBe("k1");
  expect(lastRequest().headers.has("authorization")).toBe(false);
});

it("returns undefined for an empty response", async () => {
  answers(null, { status: 204 });
  expect(await callEndpoint(removeThing, { params: { thingId: "1" } })).toBeUndefined();
});

it("returns a file with its name", async () => {
  answers("a,b", {
    headers: {
      "content-disposition": "attachment; filename=\"x.csv\"; filename*=UTF-8''Caf%C3%A9.csv",
    },
  });
  const received = await callEndpoint(exportThings, {});
  expect(received.fileName).toBe("Café.csv");
  expect(await received.blob.text()).toBe("a,b");
});

it("sends a file and its text fields as form data, without setting the content type", async () => {
  answers(null, { status: 204 });
  const logo = new File(["png"], "logo.png", { type: "image/png" });
  await callEndpoint(uploadLogo, { body: { note: "new" }, upload: logo });
  const form = lastRequest().request?.body;
  expect(form).toBeInstanceOf(FormData);
  expect(form instanceof FormData && [form.get("note"), form.get("logo")]).toEqual(["new", logo]);
  expect(lastRequest().headers.has("content-type")).toBe(false);
});

it("throws what the server said, field by field", async () => {
  const errors = [{ path: "name", message: "Taken." }];
  problem(400, { detail: "Please check the marked fields.", code: "invalid-input", errors });
  const error = await refusal(callEndpoint(addThing, { body: { name: "x" } }));
  expect(error).toMatchObject({
    status: 400,
    code: "invalid-input",
    message: "Please check the marked fields.",
    fieldErrors: errors,
  });
});

it("reports how long to wait after too many attempts", async () => {
  problem(429, { detail: "Wait.", code: "too-many-requests" }, { "retry-after": "30" });
  expect((await refusal(callEndpoint(addThing, { body: { name: "x" } }))).retryAfter).toBe(30);
});

it("falls back to the generic message for a response that is not a problem document", async () => {
  answers("<h1>Bad gateway</h1>", { status: 502, headers: { "content-type": "text/html" } });
  const error = await refusal(callEndpoint(addThing, { body: { name: "x" } }));
  expect(error.message).toBe("Sorry, an error occurred. Please try again later.");
});

it("signs out on any 401 of a call that carries the session", async () => {
  startSession({ access_token: "old", expiry: Date.now() + 60_000 });
  problem(401, { detail: "Please log in to continue.", code: "sign-in-required" });
  await refusal(callEndpoint(removeThing, { params: { thingId: "1" } }));
  expect(readSession()).toBeNull();
});

it("sends no token with public calls, and their 401 does not end the session", async () => {
  startSession({ access_token: "mine", expiry: Date.now() + 60_000 });
  problem(401, { detail: "The email or password is incorrect.", code: "wrong-credentials" });
  await refusal(callEndpoint(tradeLink, { body: { token: "x" } }));
  expect(lastRequest().headers.has("authorization")).toBe(false);
  expect(readSession()?.token).toBe("mine");
});

it.each([
  ["a response", () => callEndpoint(readThing, { params: { thingId: "1" } })],
  ["an empty response", () => callEndpoint(removeThing, { params: { thingId: "1" } })],
  ["a file", () => callEndpoint(exportThings, {})],
])("treats a network's login page as no response, in place of %s", async (_case, call) => {
  answers("<html>Welcome</html>", { headers: { "content-type": "text/html; charset=utf-8" } });
  await expect(call()).rejects.toMatchObject({ status: 0, message: NO_RESPONSE.message });
});

it("reports that the server cannot be reached", async () => {
  server.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const error = await refusal(callEndpoint(removeThing, { params: { thingId: "1" } }));
  expect(error).toMatchObject({ status: 0, ...NO_RESPONSE });
});

const listThings = defineEndpoint({
  ...common,
  name: "listThings",
  method: "GET",
  path: "/orgs/:orgId/things",
  query: PageQuery,
  response: list(z.array(z.object({ name: z.string() }))),
});
const things = (names: readonly string[], link?: string) =>
  answers(JSON.stringify(names.map((name) => ({ name }))), {
    headers: { "content-type": "application/json", ...(link ? { link } : {}) },
  });

it("reads a list to its end by the Link header of each response", async () => {
  startSession({ access_token: "a-token", expiry: Date.now() + 60_000 });
  things(["One", "Two"], '</v1/orgs/7/things?offset=2>; rel="next"');
  things(["Three"], '</v1/orgs/7/things?offset=3>; rel="next"');
  things(["Four"]);
  const read = await callEndpoint(listThings, { params: { orgId: "7" } });
  expect(read.map(({ name }) => name)).toEqual(["One", "Two", "Three", "Four"]);
  const calls = server.mock.calls.slice(-3);
  expect(calls.map(([address]) => address)).toEqual([
    "/v1/orgs/7/things",
    "/v1/orgs/7/things?offset=2",
    "/v1/orgs/7/things?offset=3",
  ]);
  expect(lastRequest().headers.get("authorization")).toBe("Bearer a-token");
});

it("reads one page if the call names it", async () => {
  things(["One", "Two"], '</v1/orgs/7/things?offset=2&pageSize=2>; rel="next"');
  const read = await callEndpoint(listThings, { params: { orgId: "7" }, query: { pageSize: 2 } });
  expect(read).toHaveLength(2);
});

it("follows no Link header to another address", async () => {
  things(["One"], '<https://elsewhere.example/v1/orgs/7/things>; rel="next"');
  expect(await callEndpoint(listThings, { params: { orgId: "7" } })).toHaveLength(1);
});

it("throws if a later page of a list fails", async () => {
  things(["One"], '</v1/orgs/7/things?offset=1>; rel="next"');
  problem(503, { detail: "Please try again shortly.", code: "database-away" });
  const error = await refusal(callEndpoint(listThings, { params: { orgId: "7" } }));
  expect(error.message).toBe("Please try again shortly.");
});

describe("a list with an ETag", () => {
  const OF_SEVEN = { params: { orgId: "7" } };
  const ETAG = 'W/"1.2"';
  const sent = () => answers(JSON.stringify([{ name: "Kelp" }]), { headers: { etag: ETAG } });
  const unchanged = () => answers(null, { status: 304, headers: { etag: ETAG } });
  const signIn = (token: string) =>
    startSession({ access_token: token, expiry: Date.now() + 60_000 });

  it("does not read a list with an ETag again while it is unchanged", async () => {
    signIn("one");
    sent();
    await callEndpoint(listThings, OF_SEVEN);
    expect(lastRequest().headers.has("if-none-match")).toBe(false);
    unchanged();
    expect(await callEndpoint(listThings, OF_SEVEN)).toEqual([{ name: "Kelp" }]);
    expect(lastRequest().headers.get("if-none-match")).toBe(ETAG);
  });

  it("replaces a list with an ETag once it has changed", async () => {
    signIn("two");
    sent();
    await callEndpoint(listThings, OF_SEVEN);
    answers(JSON.stringify([]), { headers: { etag: 'W/"1.3"' } });
    expect(await callEndpoint(listThings, OF_SEVEN)).toEqual([]);
    unchanged();
    await callEndpoint(listThings, OF_SEVEN);
    expect(lastRequest().headers.get("if-none-match")).toBe('W/"1.3"');
  });

  it("drops a list with an ETag with the session, and caches it by address", async () => {
    signIn("three");
    sent();
    await callEndpoint(listThings, OF_SEVEN);
    sent();
    await callEndpoint(listThings, { ...OF_SEVEN, query: { page: 2 } });
    expect(lastRequest().headers.has("if-none-match")).toBe(false);
    endSession();
    signIn("four");
    sent();
    await callEndpoint(listThings, OF_SEVEN);
    expect(lastRequest().headers.has("if-none-match")).toBe(false);
  });
});
