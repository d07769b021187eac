import { confirmEmailUpdate } from "@holdfast/contract/accounts/confirmation-endpoints";
import { sendMobileCode, verifyMobileCode } from "@holdfast/contract/accounts/phone-endpoints";
import { updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import { requestSignInCode } from "@holdfast/contract/accounts/sign-in-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import {
  deleteAccount,
  downloadPersonalData,
} from "@holdfast/contract/personal-data/personal-data-endpoints";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { outboxMessages } from "../../platform/outbox/outbox-table";
import {
  codeOf,
  lastEmailTo,
  linkOf,
  PASSWORD,
  textMessagesTo,
  signedInByHttp,
  signIn,
  userIdOf,
} from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { ownerWithOrganisation } from "../../../test/factories/workspace";

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

const downloadedRecipients = async (as: string) => {
  const { body: answer } = await app.call(downloadPersonalData, { as });
  const { messages } = answer as unknown as { messages: readonly { recipient: string }[] };
  return messages.map(({ recipient }) => recipient);
};
const countIn = (recipients: readonly string[], address: string) =>
  recipients.filter((recipient) => recipient === address).length;
const storedTo = async (recipient: string) => {
  const { query } = app.services.database;
  return query.$count(outboxMessages, eq(outboxMessages.recipient, recipient));
};
const failureCounts = async () => {
  const { rows } = await app.services.database.query.execute<{ key: string }>(
    sql`select key from rate_limits where key like 'failures-account:%' order by key`,
  );
  return rows;
};

const erase = async (as: string, email: string) =>
  (await app.call(deleteAccount, { as, body: { email, password: PASSWORD } })).status;
const sendCode = async (as: string, phoneNumber: string) => {
  const userId = await userIdOf(app, as);
  return app.call(sendMobileCode, { as, body: { userId, action: 1, phoneNumber } });
};
async function verifyPhone(as: string, phoneNumber: string) {
  await sendCode(as, phoneNumber);
  const [text = ""] = (await textMessagesTo(app, phoneNumber)).slice(-1);
  const code = codeOf(text.replace(/^.*\n/, ""));
  const userId = await userIdOf(app, as);
  const body = { userId, action: 1 as const, code };
  expect((await app.call(verifyMobileCode, { as, body })).status).toBe(200);
}
const requestAddress = (as: string, email: string) =>
  app.call(updateUser, { as, body: { email, password: PASSWORD } });

describe("a number or address that a person entered but never verified", () => {
  it("adds only the person's own message to the download, not its owner's", async () => {
    const phone = "+61491570156";
    const owner = await signedInByHttp(app, "owner@messages.example");
    await verifyPhone(owner, phone);
    const email = "later@messages.example";
    const stranger = await signedInByHttp(app, "stranger@messages.example");
    await sendCode(stranger, phone);
    await requestAddress(stranger, email);
    await signedInByHttp(app, email);
    expect(await storedTo(phone)).toBe(2);
    expect(await storedTo(email)).toBe(3);
    const recipients = await downloadedRecipients(stranger);
    expect([countIn(recipients, phone), countIn(recipients, email)]).toEqual([1, 1]);
  });

  it("does not delete its owner's messages with the account", async () => {
    const phone = "+61491570157";
    const owner = await signedInByHttp(app, "second-owner@messages.example");
    await verifyPhone(owner, phone);
    const email = "second-later@messages.example";
    const address = "second-stranger@messages.example";
    const stranger = await signedInByHttp(app, address);
    await sendCode(stranger, phone);
    await requestAddress(stranger, email);
    await signedInByHttp(app, email);
    expect(await erase(stranger, address)).toBe(204);
    expect([await storedTo(phone), await storedTo(email)]).toEqual([1, 2]);
  });
});

it("includes every message to a verified number in the download and the deletion", async () => {
  const [phone, email] = ["+61491570158", "verified@messages.example"];
  const as = await signedInByHttp(app, email);
  const other = await signedInByHttp(app, "mistyped@messages.example");
  await sendCode(other, phone);
  await verifyPhone(as, phone);
  expect(countIn(await downloadedRecipients(as), phone)).toBe(2);
  expect(await erase(as, email)).toBe(204);
  expect(await storedTo(phone)).toBe(0);
});

it("keeps messages to a former address linked to the person", async () => {
  const [former, email] = ["former@messages.example", "new@messages.example"];
  const { token, organisationId } = await ownerWithOrganisation(app, "host@messages.example");
  const params = { orgId: organisationId };
  const failuresBefore = await failureCounts();
  await app.call(inviteMember, { as: token, params, body: { email: former, roleId: 3 } });
  await app.call(requestSignInCode, { body: { email: former, password: "Wrong-password-1" } });
  const before = await signedInByHttp(app, former);
  // One for the address, from before it had an account, and one for the account.
  expect(await failureCounts()).toHaveLength(failuresBefore.length + 2);
  await requestAddress(before, email);
  const link = linkOf(await lastEmailTo(app, email));
  expect((await app.call(confirmEmailUpdate, { body: link })).status).toBe(204);
  expect(await failureCounts()).toHaveLength(failuresBefore.length + 1);
  const as = await signIn(app, email);
  const stored = await storedTo(former);
  expect(stored).toBe(4);
  expect(countIn(await downloadedRecipients(as), former)).toBe(stored);
  expect(await erase(as, email)).toBe(204);
  expect(await storedTo(former)).toBe(0);
  expect(await failureCounts()).toEqual(failuresBefore);
});
