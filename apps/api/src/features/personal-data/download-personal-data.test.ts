import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import { startAuthenticator } from "@holdfast/contract/accounts/authenticator-endpoints";
import { requestPasswordReset } from "@holdfast/contract/accounts/password-endpoints";
import { setAvatar, updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { revokeMember } from "@holdfast/contract/organisations/member-endpoints";
import { downloadPersonalData } from "@holdfast/contract/personal-data/personal-data-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { PASSWORD, signedInPerson, userIdOf } from "../../../test/factories/people";
import { plainImage } from "../../../test/factories/images";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { ownerWithOrganisation, signedInMember } from "../../../test/factories/workspace";

let app: TestApp;
beforeAll(async () => {
  app = await testApp("2026-11-21T23:30:00.000Z");
});

/** The parts of the file that the tests check. */
type Downloaded = {
  readonly account: { readonly email: string; readonly firstName: string };
  readonly agreements: { readonly acceptedAt: string | null };
  readonly image: { readonly mediaType: string; readonly base64: string } | null;
  readonly sessions: readonly { readonly address: string; readonly lastUsedAt: string }[];
  readonly links: readonly { readonly purpose: string; readonly newEmail: string | null }[];
  readonly familiarAddresses: readonly { readonly address: string }[];
  readonly memberships: readonly { readonly organisationName: string | null }[];
  readonly events: readonly {
    readonly action: string;
    readonly isCausedByYou: boolean;
    readonly address: string | null;
  }[];
};

const download = async (as: string) => {
  const outcome = await app.call(downloadPersonalData, { as });
  return { ...outcome, data: outcome.body as unknown as Downloaded };
};

it("downloads a JSON file with the account, its sessions, sign-ins and agreements", async () => {
  const email = "ana@download.example";
  const as = await signedInPerson(app, email);
  await app.call(setAvatar, { as, file: await plainImage("png") });
  const { status, headers, data } = await download(as);
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("application/json");
  expect(headers["cache-control"]).toBe("no-store");
  expect(headers["content-disposition"]).toContain(
    'attachment; filename="Holdfast_data_2026-11-21.json"',
  );
  expect(data.account).toMatchObject({ email, firstName: "Ana" });
  expect(data.agreements.acceptedAt).toBe("2026-11-21T23:30:00.000Z");
  expect(data.sessions).toMatchObject([
    { address: "127.0.0.1", lastUsedAt: "2026-11-21T23:30:00.000Z" },
  ]);
  expect(data.familiarAddresses).toMatchObject([{ address: "127.0.0.1" }]);
  expect(data.image?.mediaType).toBe("image/webp");
  expect(Buffer.from(data.image?.base64 ?? "", "base64").toString("latin1", 8, 12)).toBe("WEBP");
  const actions = data.events.map(({ action }) => action);
  expect(actions).toEqual(
    expect.arrayContaining([
      "personal-data.downloaded",
      "accounts.signed-in",
      "accounts.registered",
    ]),
  );
});

it("contains no secret: no hash, token, code, key or encrypted secret of any row", async () => {
  const email = "bea@download.example";
  const as = await signedInPerson(app, email);
  await app.call(startAuthenticator, { as, body: { password: PASSWORD } });
  await app.call(requestPasswordReset, { body: { email } });
  await app.call(updateUser, {
    as,
    body: { email: "bea-new@download.example", password: PASSWORD },
  });
  const { data, bytes } = await download(as);
  expect(data.links).toMatchObject([
    { purpose: "change-email", newEmail: "bea-new@download.example" },
    { purpose: "reset-password" },
  ]);
  const text = bytes.toString();
  const userId = await userIdOf(app, as);
  const { rows } = await app.services.database.query.execute<{ secret: Buffer | string }>(sql`
    select password_hash as secret from users where id = ${userId}
    union all select encode(authenticator_secret, 'base64') from users where id = ${userId}
    union all select encode(token_hash, 'hex') from sessions where user_id = ${userId}
    union all select encode(token_hash, 'hex') from link_tokens where user_id = ${userId}
    union all select encode(code_hash, 'hex') from one_time_codes where user_id = ${userId}`);
  const secrets = [as, ...rows.map(({ secret }) => String(secret))];
  expect(secrets.length).toBeGreaterThan(5);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).not.toMatch(/hash|secret|token/i);
});

it("contains nothing about other people", async () => {
  const owner = await ownerWithOrganisation(app, "owner@download.example");
  const params = { orgId: owner.organisationId };
  const email = "cem@download.example";
  const as = await signedInMember(app, owner.organisationId, "owner", email);
  const userId = await userIdOf(app, as);
  await app.call(inviteMember, {
    as,
    params,
    body: { email: "dee@download.example", roleId: 3 },
  });
  const membershipsOf = async () => (await download(as)).data.memberships;
  expect(await membershipsOf()).toMatchObject([{ organisationName: "Harbour Café Pty Ltd" }]);
  await app.call(revokeMember, {
    as: owner.token,
    params,
    body: { userId, isRevoked: true },
    address: "203.0.113.9",
  });
  const { data, bytes } = await download(as);
  expect(data.memberships).toMatchObject([{ organisationName: null }]);
  expect(data.events.find(({ action }) => action === "organisations.member-revoked")).toMatchObject(
    {
      isCausedByYou: false,
      address: null,
    },
  );
  const text = bytes.toString();
  for (const foreign of ["owner@download.example", "dee@download.example", "203.0.113.9"])
    expect(text).not.toContain(foreign);
  expect(text).not.toContain(await userIdOf(app, owner.token));
});
