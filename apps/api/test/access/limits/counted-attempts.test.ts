import { randomUUID } from "node:crypto";
import {
  sendMobileCode,
  VERIFY_PHONE,
  verifyMobileCode,
} from "@holdfast/contract/accounts/phone-endpoints";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import { sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { enforceLimit } from "../../../src/platform/limits/rate-limits";
import { insideOf } from "../../../src/platform/database/database";
import { HOUR } from "../../../src/platform/clock";
import { codeOf, PASSWORD, textMessagesTo, userIdOf } from "../../factories/people";
import { testApp, type TestApp } from "../../setup/test-app";
import { ownerWithOrganisation } from "../../factories/workspace";

/*
 * A request with an Idempotency-Key runs in one transaction with its stored response. The attempts it counts must not.
 */

const PHONE = "+61491570158";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

/** The sum of attempts under each limit, by its name. */
const counts = async () => {
  const { rows } = await app.services.database.query.execute<{ name: string; count: number }>(
    sql`select split_part(key, ':', 1) as name, sum(count)::int as count from rate_limits group by 1`,
  );
  return new Map(rows.map(({ name, count }) => [name, count]));
};

describe("a refused request with an Idempotency-Key still counts its attempt", () => {
  let owner: { readonly token: string; readonly organisationId: string };
  let earlier: ReadonlyMap<string, number>;
  const email = () => `${randomUUID()}@counted.example`;
  beforeEach(async () => {
    app.clock.pass(HOUR);
    owner = await ownerWithOrganisation(app, email());
    earlier = await counts();
  });
  const call: TestApp["call"] = (endpoint, input) =>
    app.call(endpoint, {
      as: owner.token,
      headers: { "idempotency-key": randomUUID() },
      ...input,
    });
  const added = async (limit: string) =>
    ((await counts()).get(limit) ?? 0) - (earlier.get(limit) ?? 0);

  it("wrong password for another email address", async () => {
    const body = { email: email(), password: "Wrong-Password-1" };
    expect((await call(updateUser, { body })).status).toBe(400);
    expect(await added("own-password-account")).toBe(1);
    expect(await added("failures-account")).toBe(1);
  });

  it("right password for a number that is not verified", async () => {
    const { problem } = await call(updateUser, {
      body: { phoneNumber: PHONE, password: PASSWORD },
    });
    expect(problem.errors?.map(({ path }) => path)).toEqual(["phoneNumber"]);
    expect(await added("own-password-account")).toBe(1);
    expect(await added("failures-account")).toBe(0);
  });

  it("text message to a number that has just received one", async () => {
    const userId = await userIdOf(app, owner.token);
    const body = { userId, action: VERIFY_PHONE, phoneNumber: PHONE } as const;
    expect((await call(sendMobileCode, { body })).status).toBe(200);
    expect((await call(sendMobileCode, { body })).problem.code).toBe("code-sent-recently");
    expect(await added("phone-codes-account")).toBe(2);
    expect(await added("phone-codes-number")).toBe(2);
  });

  it("wrong code, of which there are five", async () => {
    const userId = await userIdOf(app, owner.token);
    const about = { userId, action: VERIFY_PHONE } as const;
    await call(sendMobileCode, { body: { ...about, phoneNumber: PHONE } });
    const [message = ""] = (await textMessagesTo(app, PHONE)).slice(-1);
    const right = codeOf(message.replace(/^.*\n/, ""));
    const wrong = right === "000000" ? "000001" : "000000";
    const verify = (code: string) => call(verifyMobileCode, { body: { ...about, code } });
    for (let number = 1; number <= 5; number += 1) {
      expect((await verify(wrong)).status).toBe(400);
      expect(await added("failures-account")).toBe(number);
    }
    expect((await verify(right)).status).toBe(400);
    expect(await added("phone-tries-account")).toBe(6);
  });

  it("inviting a person who is already a member", async () => {
    const { userName } = (await call(updateUser, { body: {} })).body;
    const params = { orgId: owner.organisationId };
    const { problem } = await call(inviteMember, { params, body: { email: userName, roleId: 1 } });
    expect(problem.code).toBe("already-member");
    expect(await added("invitations-account")).toBe(1);
    expect(await added("invitations-recipient")).toBe(1);
  });
});

it("refuses to count inside a transaction, which a refusal would roll back", async () => {
  const { services } = app;
  const limit = { name: "test", max: 1, window: HOUR };
  const counting = services.database.transaction((tx) =>
    enforceLimit({ ...services, database: insideOf(services.database, tx) }, limit, "subject"),
  );
  await expect(counting).rejects.toThrow("Count attempts before the transaction");
});
