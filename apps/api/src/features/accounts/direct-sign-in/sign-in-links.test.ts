import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { signInByLink } from "@holdfast/contract/accounts/direct-sign-in-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { register } from "@holdfast/contract/accounts/register";
import { sql } from "drizzle-orm";
import { type JWTPayload, SignJWT, UnsecuredJWT } from "jose";
import { beforeAll, describe, expect, it } from "vitest";
import { registerPerson, registrationOf } from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { deleteExpiredSignInLinks } from "./partners-store";
import { registerPartner, revokePartner } from "./register-partner";

const EMAIL = "guest@partner.example";
const REFUSED = [401, "This link is invalid or expired. Please log in."];

let app: TestApp;
const keys = generateKeyPairSync("ed25519");
const otherKeys = generateKeyPairSync("ed25519");
const pemOf = (key: KeyObject) => key.export({ type: "spki", format: "pem" }).toString();
const addPartner = (name: string, key: string) =>
  app.services.database.transaction((tx) => registerPartner(tx, app.services, { name, key }));

beforeAll(async () => {
  app = await testApp();
  await registerPerson(app, EMAIL);
  await addPartner("Portal", pemOf(keys.publicKey));
  await addPartner("Other Portal", pemOf(otherKeys.publicKey));
});

let links = 0;
const seconds = () => Math.floor(app.clock.now().getTime() / 1_000);
/** Returns the claims of a valid link; `changes` with undefined leave a claim out. */
const claims = (changes: JWTPayload = {}): JWTPayload => {
  links += 1;
  return {
    iss: "Portal",
    sub: EMAIL,
    aud: "http://localhost:3000",
    jti: `link-${links}`,
    iat: seconds(),
    exp: seconds() + 60,
    ...changes,
  };
};
const encode = (jwt: string) => Buffer.from(jwt).toString("base64");
const signed = async (payload: JWTPayload, key = keys.privateKey, header: object = {}) =>
  encode(await new SignJWT(payload).setProtectedHeader({ alg: "EdDSA", ...header }).sign(key));
const use = (parameter: string, scheme = "Link") =>
  app.call(signInByLink, { headers: { authorization: `${scheme} ${parameter}` } });
const refusal = async (parameter: string, scheme?: string) => {
  const { status, problem } = await use(parameter, scheme);
  return [status, problem.detail];
};

describe("a partner's link", () => {
  it("exchanges a partner's link for a token of its person", async () => {
    const { status, body, headers } = await use(
      await signed(claims({ sub: "GUEST@partner.example" })),
    );
    expect([status, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(body.expiry).toBe(app.clock.now().getTime() + 12 * 60 * 60_000);
    const user = await app.call(readUser, { as: body.access_token });
    expect(user.body.email).toBe(EMAIL);
    const { rows } = await app.services.database.query.execute<{ by: string }>(sql`
      select detail->>'by' as by from audit_events
      where action = 'accounts.signed-in' and actor_user_id = ${user.body.id}`);
    expect(rows).toEqual([{ by: "partner-link" }]);
  });

  it("works once if used 50 times concurrently", async () => {
    const link = await signed(claims());
    const outcomes = await Promise.all(Array.from({ length: 50 }, () => use(link)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual([
      200,
      ...Array<number>(49).fill(401),
    ]);
  });

  it("works until its last millisecond, and no longer", async () => {
    const [link, other] = [await signed(claims()), await signed(claims())];
    app.clock.pass(59_999);
    expect((await use(link)).status).toBe(200);
    app.clock.pass(1);
    expect(await refusal(other)).toEqual(REFUSED);
  });

  it("accepts a partner's link of a clock that is slightly ahead", async () => {
    expect(
      (await use(await signed(claims({ iat: seconds() + 9, exp: seconds() + 60 })))).status,
    ).toBe(200);
    expect(
      await refusal(await signed(claims({ iat: seconds() + 12, exp: seconds() + 60 }))),
    ).toEqual(REFUSED);
  });
});

describe("refused with the same response", () => {
  const wrong: readonly (readonly [string, () => Promise<string>])[] = [
    [
      "a second use",
      async () => {
        const link = await signed(claims());
        await use(link);
        return link;
      },
    ],
    [
      "another link with the same id",
      async () => {
        await use(await signed(claims({ jti: "the same" })));
        return signed(claims({ jti: "the same", exp: seconds() + 30 }));
      },
    ],
    ["a link of more than a minute", () => signed(claims({ exp: seconds() + 61 }))],
    ["a link that never expires", () => signed(claims({ exp: Number.MAX_SAFE_INTEGER }))],
    [
      "one that ends before it begins",
      () => signed(claims({ iat: seconds() + 5, exp: seconds() + 4 })),
    ],
    ["one without an id", () => signed(claims({ jti: undefined as never }))],
    ["one without an expiry", () => signed(claims({ exp: undefined as never }))],
    ["one without an issue time", () => signed(claims({ iat: undefined as never }))],
    ["one without a person", () => signed(claims({ sub: undefined as never }))],
    ["one without an audience", () => signed(claims({ aud: undefined as never }))],
    ["one for another installation", () => signed(claims({ aud: "https://elsewhere.example" }))],
    ["one of an unknown partner", () => signed(claims({ iss: "Nobody" }))],
    ["one in another partner's name", () => signed(claims({ iss: "Other Portal" }))],
    ["one signed by another partner", () => signed(claims(), otherKeys.privateKey)],
    ["one that is not valid yet", () => signed(claims({ nbf: seconds() + 30 }))],
    ["one for an unknown person", () => signed(claims({ sub: "nobody@partner.example" }))],
    ["a partner with a NUL character", () => signed(claims({ iss: "Por\u0000tal" }))],
    ["a person with a NUL character", () => signed(claims({ sub: "a\u0000@partner.example" }))],
    ["a link id that is too long", () => signed(claims({ jti: "x".repeat(255) }))],
    ["no signature", async () => encode(new UnsecuredJWT(claims()).encode())],
    [
      "a signature with the public key as a secret",
      async () =>
        encode(
          await new SignJWT(claims())
            .setProtectedHeader({ alg: "HS256" })
            .sign(Buffer.from(pemOf(keys.publicKey))),
        ),
    ],
    ["a truncated link", async () => (await signed(claims())).slice(0, -4)],
    [
      "a changed claim",
      async () => {
        const jwt = Buffer.from(await signed(claims()), "base64").toString();
        const [header = "", , signature = ""] = jwt.split(".");
        const forged = Buffer.from(JSON.stringify(claims())).toString("base64url");
        return encode([header, forged, signature].join("."));
      },
    ],
    [
      "a token that is not in base64",
      async () => Buffer.from(await signed(claims()), "base64").toString(),
    ],
    ["something else in base64", async () => encode("a.b.c")],
    ["nothing", async () => ""],
    ["a link that is too long", async () => signed({ ...claims(), more: "x".repeat(4_000) })],
  ];

  it.each(wrong)("refuses a partner's link with the same response: %s", async (_what, make) => {
    expect(await refusal(await make())).toEqual(REFUSED);
  });

  it("refuses a partner's link by another scheme, or none, with the same response", async () => {
    const link = await signed(claims());
    expect(await refusal(link, "Bearer")).toEqual(REFUSED);
    expect((await app.call(signInByLink)).status).toBe(401);
    // None of these attempts used it up.
    expect((await use(link)).status).toBe(200);
  });

  it("refuses a partner's link for an account that is not activated", async () => {
    const email = "fresh@partner.example";
    await app.call(register, { body: registrationOf(email) });
    expect(await refusal(await signed(claims({ sub: email })))).toEqual(REFUSED);
  });
});

describe("a partner", () => {
  const revoke = (name: string) =>
    app.services.database.transaction((tx) => revokePartner(tx, app.services, name));
  const byPassing = (key: KeyObject) => signed(claims({ iss: "Passing" }), key);

  it("rejects the links of a revoked partner until a new key is added", async () => {
    const { publicKey, privateKey } = generateKeyPairSync("ed25519");
    await addPartner("Passing", pemOf(publicKey));
    expect(await addPartner("Passing", pemOf(otherKeys.publicKey))).toBe("exists");
    expect((await use(await byPassing(privateKey))).status).toBe(200);
    expect(await revoke("Passing")).toBe(true);
    expect(await revoke("Passing")).toBe(false);
    expect(await refusal(await byPassing(privateKey))).toEqual(REFUSED);
    expect(await addPartner("Passing", pemOf(otherKeys.publicKey))).toBe("registered");
    expect(await refusal(await byPassing(privateKey))).toEqual(REFUSED);
    expect((await use(await byPassing(otherKeys.privateKey))).status).toBe(200);
  });

  it("requires an Ed25519 public key of a partner", async () => {
    const rsa = generateKeyPairSync("rsa", { modulusLength: 2048 });
    const secret = keys.privateKey.export({ type: "pkcs8", format: "pem" }).toString();
    const broken = "-----BEGIN PUBLIC KEY-----\nbm90aGluZw==\n-----END PUBLIC KEY-----\n";
    for (const key of [pemOf(rsa.publicKey), secret, broken, "nothing", ""])
      expect(await addPartner("Keyless", key)).toBe("no key");
  });
});

it("deletes the ids of expired links", async () => {
  const { query } = app.services.database;
  await use(await signed(claims()));
  app.clock.pass(61_000);
  const link = await signed(claims());
  await use(link);
  await deleteExpiredSignInLinks(query, app.clock.now());
  const { rows } = await query.execute<{ one: number }>(
    sql`select 1 as one from used_sign_in_links`,
  );
  expect(rows).toHaveLength(1);
  expect((await use(link)).status).toBe(401);
});

it("limits an address to 300 links in ten minutes", async () => {
  const status = async () => (await app.call(signInByLink, { address: "192.0.2.7" })).status;
  for (let number = 0; number < 300; number += 1) expect(await status()).toBe(401);
  expect(await status()).toBe(429);
});
