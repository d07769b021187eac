import { signOut, signOutEverywhere } from "@holdfast/contract/accounts/session-endpoints";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { Problem } from "@holdfast/contract/platform/errors";
import { randomBytes, randomUUID } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { requestOf } from "../../src/demo/caller";
import { appRoutes } from "../../src/app";
import { HOUR, MINUTE } from "../../src/platform/clock";
import { openSession } from "../../src/features/accounts/public";
import { type AccessPeople, accessPeople } from "./access-people";
import { writesDigest } from "../database/database-digest";
import { testApp, type TestApp } from "../setup/test-app";
import { paramNames } from "./table-call";

type Carried = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
};

let app: TestApp;
let people: AccessPeople;
/** What a request sends in place of a valid token, by kind. */
let kinds: Readonly<Record<string, Carried>>;

const bearer = (token: string): Carried => ({ headers: { authorization: `Bearer ${token}` } });

beforeAll(async () => {
  app = await testApp();
  people = await accessPeople(app);
  const token = async () => (await people.tokenOf("owner")) ?? "";
  const { services, clock } = app;
  const ending = (ms: number) =>
    openSession(services.database.query, services, {
      userId: people.userIdOf("owner"),
      isRemembered: false,
      expiresAt: new Date(clock.now().getTime() + ms),
    });
  const signedOutElsewhere = await token();
  await app.call(signOutEverywhere, { as: await token() });
  const signedOut = await token();
  await app.call(signOut, { as: signedOut });
  const valid = await token();
  kinds = {
    none: {},
    "an empty header": { headers: { authorization: "" } },
    "an empty token": bearer(""),
    "another scheme": { headers: { authorization: `Basic ${valid}` } },
    "two tokens": bearer(`${valid} ${valid}`),
    "a token with an invalid character": bearer(`${valid}'--`),
    "a token too long": bearer("a".repeat(5_000)),
    "half a token": bearer(valid.slice(0, 20)),
    "the token's stored hash": bearer(randomBytes(32).toString("hex")),
    "a well-formed token of no session": bearer(randomBytes(32).toString("base64url")),
    "a user's id": bearer(people.userIdOf("owner")),
    "an expired one": bearer(await ending(-1)),
    "one that expires now": bearer(await ending(0)),
    "one that was signed out": bearer(signedOut),
    "one that was signed out from elsewhere": bearer(signedOutElsewhere),
    "a valid one in a cookie": { headers: { cookie: `access_token=${valid}` } },
    "a valid one in the URL": { query: { access_token: valid } },
  };
});

const guarded: readonly (readonly [string, Endpoint])[] = appRoutes
  .filter(({ endpoint }) => endpoint.access.scope !== "public")
  .map(({ endpoint }) => [endpoint.name, endpoint]);

const open: readonly (readonly [string, Endpoint])[] = appRoutes
  .filter(({ endpoint }) => endpoint.access.scope === "public")
  .map(({ endpoint }) => [endpoint.name, endpoint]);

/** Ids of nothing, and a body that no endpoint accepts: neither is read. */
const callWith = async (
  endpoint: Endpoint,
  carried: Carried,
  method = endpoint.method as string,
) => {
  const params = Object.fromEntries(paramNames(endpoint).map((name) => [name, randomUUID()]));
  const { url } = requestOf(endpoint, { params });
  const response = await app.server.inject({
    method: method as "GET",
    url,
    ...(carried.query ? { query: { ...carried.query } } : {}),
    headers: { "content-type": "application/json", ...carried.headers },
    ...(endpoint.method === "GET" ? {} : { payload: "{" }),
  });
  return response;
};

describe("every endpoint that is not public", () => {
  it.each(guarded)("returns 401 for every kind of invalid token: %s", async (_name, endpoint) => {
    const before = await writesDigest(app.services.database);
    for (const [kind, carried] of Object.entries(kinds)) {
      const response = await callWith(endpoint, carried);
      const { code } = response.json<Problem>();
      expect([kind, response.statusCode, code]).toEqual([kind, 401, "sign-in-required"]);
    }
    expect(await writesDigest(app.services.database)).toEqual(before);
  });

  it.each(guarded.filter(([, { method }]) => method === "GET"))(
    "returns 401 for a HEAD request without a token: %s",
    async (_name, endpoint) => {
      expect((await callWith(endpoint, {}, "HEAD")).statusCode).toBe(401);
    },
  );

  it("accepts a token until it expires", async () => {
    const token = await people.tokenOf("owner");
    const [, readUser] = guarded.find(([name]) => name === "readUser") ?? [];
    if (!readUser) throw new Error("There is no readUser.");
    // Used meanwhile, because an idle session ends.
    for (let hour = 0; hour < 23; hour += 1) {
      app.clock.pass(HOUR);
      expect((await callWith(readUser, bearer(token ?? ""))).statusCode).toBe(200);
    }
    app.clock.pass(HOUR - 1);
    expect((await callWith(readUser, bearer(token ?? ""))).statusCode).toBe(200);
    app.clock.pass(MINUTE);
    expect((await callWith(readUser, bearer(token ?? ""))).statusCode).toBe(401);
  });
});

describe("every public endpoint", () => {
  it.each(open)("responds the same with any token: %s", async (_name, endpoint) => {
    const before = await writesDigest(app.services.database);
    const answerTo = async (carried: Carried) => {
      const { statusCode, body } = await callWith(endpoint, carried);
      return [statusCode, body];
    };
    const without = await answerTo({});
    for (const [kind, carried] of Object.entries(kinds))
      expect([kind, ...(await answerTo(carried))]).toEqual([kind, ...without]);
    expect(await writesDigest(app.services.database)).toEqual(before);
  });

  it("names every public endpoint, so that no endpoint becomes public by accident", () => {
    expect(open.map(([name]) => name).sort()).toEqual([
      "acceptBrokerageInvitation",
      "acceptOrganisationInvitation",
      "addLogEntriesByLink",
      "addLogPhotoByLink",
      "answerAlert",
      "answerInject",
      "answerMonthlyQuestion",
      "answerSafetyQuestion",
      "confirmContactCheck",
      "confirmEmail",
      "confirmEmailUpdate",
      "correctContactCheck",
      "countPageView",
      "listNews",
      "readActivation",
      "readAlert",
      "readBrokerageInvitation",
      "readContactCheck",
      "readEmailUpdate",
      "readFile",
      "readInvitedExercise",
      "readMonthlyQuestion",
      "readOrganisationInvitation",
      "readRemindersByLink",
      "readResetLink",
      "readSafetyQuestion",
      "readShortLink",
      "register",
      "replyToInvitation",
      "requestPasswordReset",
      "requestSignInCode",
      "resendConfirmation",
      "resetPassword",
      "setActionByLink",
      "setRemindersByLink",
      "signInByLink",
      "signInMachine",
      "signInUserManagement",
      "verifySignInCode",
    ]);
  });
});
