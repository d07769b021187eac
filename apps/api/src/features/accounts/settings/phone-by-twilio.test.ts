import { sendMobileCode, verifyMobileCode } from "@holdfast/contract/accounts/phone-endpoints";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { MINUTE } from "../../../platform/clock";
import { outboxMessages } from "../../../platform/outbox/outbox-table";
import { codeOf, signedInPerson } from "../../../../test/factories/people";
import { testApp, type TestApp } from "../../../../test/setup/test-app";
import { twilioError, twilioStandIn, type TwilioStandIn } from "../../../../test/stand-ins/twilio";

let twilio: TwilioStandIn;
let app: TestApp;
beforeAll(async () => {
  twilio = await twilioStandIn();
  app = await testApp(undefined, { config: { twilio: twilio.account } });
});
afterAll(() => twilio.close());

async function newPerson(name: string) {
  const as = await signedInPerson(app, `${name}@twilio.example`);
  return { as, userId: (await app.call(readUser, { as })).body.id };
}
const send = async ({ as, userId }: Awaited<ReturnType<typeof newPerson>>, phoneNumber: string) => {
  const body = { userId, action: 1 as const, phoneNumber };
  const { status } = await app.call(sendMobileCode, { as, body });
  await app.outbox.drain();
  return status;
};
const rowOf = async (phoneNumber: string) => {
  const [row] = await app.services.database.query
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, phoneNumber));
  return row;
};

test("the code sent through Twilio verifies the number", async () => {
  const person = await newPerson("whole");
  expect(await send(person, "+61491570156")).toBe(200);
  const { form } = twilio.requests.at(-1) ?? {};
  expect(form?.["To"]).toBe("+61491570156");
  const code = codeOf(form?.["Body"] ?? "");
  const { as, userId } = person;
  const verified = await app.call(verifyMobileCode, { as, body: { userId, action: 1, code } });
  expect([verified.status, verified.body.message]).toEqual([200, "Successfully verified."]);
});

test("the code arrives once after 'too many requests'", async () => {
  const person = await newPerson("busy");
  const before = twilio.requests.length;
  twilio.answers.push(twilioError(429, 20429, "Too Many Requests"));
  expect(await send(person, "+61491570157")).toBe(200);
  expect(await rowOf("+61491570157")).toMatchObject({
    doneAt: null,
    givenUpAt: null,
    lastError: "Twilio answered 429 with the error 20429.",
  });
  app.clock.pass(MINUTE);
  await app.outbox.drain();
  await app.outbox.drain();
  expect(twilio.requests.slice(before)).toHaveLength(2);
  expect(await rowOf("+61491570157")).toMatchObject({ content: null, lastError: null });
});

test("gives up a number that Twilio rejects, and stores neither it nor the code as the reason", async () => {
  const person = await newPerson("invalid");
  const before = twilio.requests.length;
  const message = "The 'To' number +61491570158 is not a valid phone number.";
  twilio.answers.push(twilioError(400, 21211, message));
  expect(await send(person, "+61491570158")).toBe(200);
  app.clock.pass(MINUTE);
  await app.outbox.drain();
  expect(twilio.requests.slice(before)).toHaveLength(1);
  const row = await rowOf("+61491570158");
  expect(row).toMatchObject({
    content: null,
    doneAt: null,
    lastError: "Twilio answered 400 with the error 21211.",
  });
  expect(row?.givenUpAt).not.toBeNull();
});
