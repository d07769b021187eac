import { Readable } from "node:stream";
import { createContact } from "@holdfast/contract/directory/contact-endpoints";
import type { Problem } from "@holdfast/contract/platform/errors";
import { beforeAll, describe, expect, it } from "vitest";
import { ownerWithOrganisation, type Workspace } from "../../../../test/factories/workspace";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { MINUTE } from "../../clock";
import { readConfig } from "../../config";

let app: TestApp;
let cafe: Workspace;
beforeAll(async () => {
  app = await testApp();
  cafe = await ownerWithOrganisation(app, "owner@bodies.example");
});

const manyFields = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, 1]));

async function post(
  url: string,
  body: object,
  { remoteAddress = "10.0.0.1", as = "", at = app } = {},
) {
  const response = await at.server.inject({
    method: "POST",
    url: `/v1${url}`,
    remoteAddress,
    payload: JSON.stringify(body),
    headers: {
      "content-type": "application/json",
      ...(as ? { authorization: `Bearer ${as}` } : {}),
    },
  });
  return { status: response.statusCode, text: response.body };
}

const contacts = () => `/orgs/${cafe.organisationId}/contacts`;
const problemIn = (text: string) => JSON.parse(text) as Problem;

describe("a body with many unknown fields", () => {
  it("refuses a body with many unknown fields by its size where anyone may call", async () => {
    const body = { email: "a@b.cc", password: "x", ...manyFields(85_000) };
    const { status, text } = await post("/auth/credential", body);
    expect([status, problemIn(text).code]).toEqual([413, "too-large"]);
  });

  it("gets an answer that lists 20 of them", async () => {
    const body = { email: "a@b.cc", password: "x", ...manyFields(1_200) };
    const { status, text } = await post("/auth/credential", body);
    expect([status, problemIn(text).errors?.length]).toEqual([400, 20]);
  });

  it("refuses a body with many values before it is parsed, with a session too", async () => {
    const { status, text } = await post(contacts(), manyFields(60_000), { as: cafe.token });
    expect([status, text.length < 500]).toEqual([413, true]);
  });

  it("counts like many requests of its address", async () => {
    const settings = { MAX_ADDRESS_WRITES_PER_MINUTE: "100" };
    const { userLimits } = readConfig(settings);
    const limited = await testApp(undefined, { sharing: app, config: { userLimits } });
    const attack = () =>
      post("/auth/credential", manyFields(60_000), { remoteAddress: "10.0.0.2", at: limited });
    const statuses = [await attack(), await attack(), await attack()].map(({ status }) => status);
    expect(statuses).toEqual([413, 413, 413]);
    // 16 KB are the most that is read of each.
    for (let at = 0; at < 100 && (await attack()).status === 413; at += 1);
    expect((await attack()).status).toBe(429);
    limited.clock.pass(2 * MINUTE);
    expect((await attack()).status).toBe(413);
  });
});

describe("the cost of refused bodies", () => {
  const limitedApp = (settings: Readonly<Record<string, string>>) =>
    testApp(undefined, {
      sharing: app,
      config: { userLimits: readConfig(settings).userLimits },
    });
  const add = (at: TestApp) =>
    at.call(createContact, {
      as: cafe.token,
      params: { orgId: cafe.organisationId },
      body: { firstName: "Ana", lastName: "Silva", contactTypeId: 1, workTypeId: 1 },
    });

  it("a body with many unknown fields costs more than one with a wrong email", async () => {
    const refusals = async (remoteAddress: string, body: object) => {
      const at = await limitedApp({ MAX_ADDRESS_WRITES_PER_MINUTE: "100" });
      for (let count = 0; count < 100; count += 1)
        if ((await post("/auth/credential", body, { remoteAddress, at })).status === 429)
          return count;
      return 100;
    };
    expect(await refusals("10.0.0.3", { email: 1 })).toBe(100);
    expect(await refusals("10.0.0.4", manyFields(1_200))).toBeLessThanOrEqual(20);
  });

  it("a refused file costs by its size", async () => {
    const at = await limitedApp({ MAX_WRITES_PER_MINUTE: "100" });
    const upload = async (bytes: number) => {
      const file = `--x\r\nContent-Disposition: form-data; name="logo"; filename="a.png"\r\n\r\n${"a".repeat(bytes)}\r\n--x--`;
      const { statusCode } = await at.server.inject({
        method: "PUT",
        url: "/v1/user/avatar",
        headers: {
          authorization: `Bearer ${cafe.token}`,
          "content-type": "multipart/form-data; boundary=x",
        },
        payload: file,
      });
      return statusCode;
    };
    for (let count = 0; count < 10; count += 1) expect(await upload(1_000)).toBe(400);
    // At most 5 MB of a file are read.
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await upload(6 * 1024 * 1024));
    expect(statuses).toEqual([413, 413, 413, 413, 413, 429]);
  });

  it("a small refused body of unknown length counts as one request", async () => {
    const at = await limitedApp({ MAX_WRITES_PER_MINUTE: "20" });
    const refused = () =>
      at.server.inject({
        method: "POST",
        url: `/v1${contacts()}`,
        headers: {
          authorization: `Bearer ${cafe.token}`,
          "content-type": "application/json",
          "transfer-encoding": "chunked",
        },
        payload: Readable.from(['{"firstName":12345}']),
      });
    for (let count = 0; count < 10; count += 1) expect((await refused()).statusCode).toBe(400);
    expect((await add(at)).status).toBe(201);
  });

  it("a body of unknown length that is too large counts as the largest body that is read", async () => {
    const at = await limitedApp({ MAX_WRITES_PER_MINUTE: "20" });
    const { statusCode } = await at.server.inject({
      method: "POST",
      url: `/v1${contacts()}`,
      headers: {
        authorization: `Bearer ${cafe.token}`,
        "content-type": "application/json",
        "transfer-encoding": "chunked",
      },
      payload: Readable.from(Array.from({ length: 20 }, () => "x".repeat(64 * 1024))),
    });
    expect([statusCode, (await add(at)).status]).toEqual([413, 429]);
  });
});

describe("NUL and half a surrogate pair are refused", () => {
  const UNSTORABLE = ["a\u0000@x.example", "a\ud800@x.example"];
  const urls = ["/auth/credential", "/auth/token", "/auth/token/usermanagement"];

  it.each(urls)("refuses NUL and half a surrogate pair by %s", async (url) => {
    for (const email of UNSTORABLE) {
      const { status, text } = await post(url, { email, password: "x" });
      expect([status, problemIn(text).errors]).toEqual([
        400,
        [{ path: "email", message: "Please remove unsupported characters." }],
      ]);
    }
  });

  it("refuses NUL in a search", async () => {
    const response = await app.server.inject({
      url: `/v1/orgs/${cafe.organisationId}/search?text=a%00b`,
      headers: { authorization: `Bearer ${cafe.token}` },
    });
    expect(response.statusCode).toBe(400);
  });

  it("refuses NUL in the name of a field", async () => {
    expect((await post("/auth/credential", { "a\u0000": 1 })).status).toBe(400);
  });
});

it("accepts a contact as before", async () => {
  const body = { firstName: "Ana", lastName: "Silva", contactTypeId: 1, workTypeId: 1 };
  const params = { orgId: cafe.organisationId };
  expect((await app.call(createContact, { as: cafe.token, params, body })).status).toBe(201);
});
