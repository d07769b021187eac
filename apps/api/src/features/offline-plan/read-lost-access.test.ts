import { createSecretKey, type KeyObject, verify } from "node:crypto";
import { deleteBroker, listBrokers } from "@holdfast/contract/admin-users/broker-endpoints";
import { listHistory } from "@holdfast/contract/history/history-endpoints";
import { revokeMember } from "@holdfast/contract/organisations/member-endpoints";
import { readLostAccess } from "@holdfast/contract/offline-plan/read-lost-access";
import { readOfflinePlan } from "@holdfast/contract/offline-plan/read-offline-plan";
import { deletePlan } from "@holdfast/contract/plans/plan-endpoints";
import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { incidentSetup } from "../../../test/factories/incident-setup";
import { openInstallation } from "../../platform/installation/open-installation";
import { userIdOf } from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { ownerWithPlan, signedInBroker, signedInMember } from "../../../test/factories/workspace";
import { addBroker } from "../brokerages/public";

const setup = incidentSetup("lost");

const proofOf = async (as: string, app: TestApp = setup.app, planId = setup.cafe.planId) =>
  (await app.call(readLostAccess, { as, params: { planId } })).body.proof;
const keyOf = async (app: TestApp = setup.app) =>
  (await app.call(readOfflinePlan, setup.inPlan())).body.installation;
const viewer = () =>
  signedInMember(
    setup.app,
    setup.cafe.organisationId,
    "viewer",
    `viewer${setup.owners}@lost.example`,
  );
async function revoke(token: string, isRevoked = true) {
  const userId = await userIdOf(setup.app, token);
  await setup.app.call(revokeMember, {
    as: setup.cafe.token,
    params: { orgId: setup.cafe.organisationId },
    body: { userId, isRevoked },
  });
  return userId;
}

it("signs that a person's membership was revoked, and when", async () => {
  const token = await viewer();
  expect(await proofOf(token)).toBeNull();
  const key = await keyOf();
  const userId = await revoke(token);
  const proof = await proofOf(token);
  expect(JSON.parse(proof?.statement ?? "")).toEqual([
    "holdfast lost access",
    key?.installationId,
    setup.cafe.planId,
    userId,
    setup.app.clock.now().toISOString(),
  ]);
  const publicKey = {
    key: Buffer.from(key?.publicKey ?? "", "base64"),
    format: "der" as const,
    type: "spki" as const,
    dsaEncoding: "ieee-p1363" as const,
  };
  const signature = Buffer.from(proof?.signature ?? "", "base64");
  const isSigned = (text: string) => verify("sha256", Buffer.from(text), publicKey, signature);
  expect(isSigned(proof?.statement ?? "")).toBe(true);
  expect(isSigned(`${proof?.statement} `)).toBe(false);
  expect(await proofOf(setup.cafe.token)).toBeNull();
  await revoke(token, false);
  expect(await proofOf(token)).toBeNull();
});

it("signs that a plan was deleted, for its organisation's people only", async () => {
  const { planId } = setup.cafe;
  const stranger = await setup.ownerAgain();
  await setup.app.call(deletePlan, setup.inPlan());
  expect(await proofOf(setup.cafe.token)).toMatchObject({ statement: expect.any(String) });
  expect(await proofOf(stranger)).not.toBeNull();
  const other = await setup.app.call(readLostAccess, {
    as: await outsider(),
    params: { planId },
  });
  expect(other.body.proof).toBeNull();
});

it("signs that a broker was removed, which the history of each client shows", async () => {
  const { app, cafe, owners } = setup;
  const { organisationId } = cafe;
  const ben = await outsider();
  const member = await viewer();
  const admin = await signedInBroker(app, `admin${owners}@lost.example`, organisationId);
  for (const token of [ben, member])
    await addBroker(
      app.services.database.query,
      app.services,
      admin.brokerageId,
      await userIdOf(app, token),
    );
  const listed = { as: admin.token, params: { brokerageId: admin.brokerageId }, query: {} };
  expect(await proofOf(ben)).toBeNull();
  for (const { brokerId, email } of (await app.call(listBrokers, listed)).body)
    if (!email.startsWith("admin"))
      await app.call(deleteBroker, { as: admin.token, params: { brokerId } });
  expect(await proofOf(ben)).not.toBeNull();
  expect(await proofOf(member), "still a member").toBeNull();
  const history = await app.call(listHistory, {
    as: cafe.token,
    params: { orgId: organisationId },
    query: { act: "access" },
  });
  expect(history.body.map(({ text }) => text)).toEqual([
    "Ended the access of Ana Silva as a broker.",
  ]);
});

it("signs nothing about a plan or a member that no record says was deleted", async () => {
  expect(await proofOf(await outsider())).toBeNull();
  const unknown = "0199e2a0-0000-7000-8000-000000000003";
  expect(await proofOf(setup.cafe.token, setup.app, unknown)).toBeNull();
  // As after a restore of a backup from before the person was added.
  const token = await viewer();
  await setup.app.services.database.query.execute(
    sql`delete from organisation_members where user_id = ${await userIdOf(setup.app, token)}`,
  );
  expect(await proofOf(token)).toBeNull();
});

it("keeps its key pair through a restart and a rotation of the secret key, and signs nothing with a lost one", async () => {
  const before = await keyOf();
  const { secretKey, formerSecretKeys } = setup.app.services.config;
  const restart = (config: object) => testApp(undefined, { sharing: setup.app, config });
  const token = await viewer();
  await revoke(token);

  const lost = await restart({ secretKey: "lost".repeat(8) });
  expect(lost.services.installation).toBeUndefined();
  expect(await keyOf(lost)).toBeNull();
  expect(await proofOf(token, lost)).toBeNull();

  const restarted = await restart({ secretKey, formerSecretKeys });
  expect(await keyOf(restarted)).toEqual(before);
  expect(await proofOf(token, restarted)).not.toBeNull();

  const { services } = setup.app;
  const next = createSecretKey("next".repeat(8), "utf8");
  const open = (formerSecrets: readonly KeyObject[]) =>
    openInstallation(services.database.query, { ...services, secret: next, formerSecrets });
  expect(await open([])).toBeUndefined();
  expect(await open([services.secret])).toMatchObject(before ?? {});
  expect(await open([]), "encrypted again with the new key").toMatchObject(before ?? {});
});

let outsiders = 0;
const outsider = async () =>
  (await ownerWithPlan(setup.app, `outsider${(outsiders += 1)}@lost.example`)).token;
