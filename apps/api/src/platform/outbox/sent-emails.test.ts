import { register } from "@holdfast/contract/accounts/register";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mailServer, type MailServer } from "../../../test/stand-ins/mail-server";
import { registrationOf } from "../../../test/factories/people";
import { testApp, type TestApp } from "../../../test/setup/test-app";
import { DAY, HOUR, MINUTE } from "../clock";
import { partOf, textPart } from "../mail/read-email";
import { LONGEST_PAUSE } from "./outbox";
import { outboxMessages } from "./outbox-table";

let server: MailServer;
let app: TestApp;
beforeAll(async () => {
  server = await mailServer({ withoutTls: true });
  app = await testApp(undefined, { config: { smtpUrl: server.url } });
});
afterAll(() => server.close());

/** Registers a person and sends the outbox once the delayed activation email is due. */
async function registered(email: string) {
  const { status } = await app.call(register, {
    body: registrationOf(email, { firstName: "Zoë" }),
  });
  app.clock.pass(LONGEST_PAUSE);
  await app.outbox.drain();
  return status;
}
const rowOf = async (recipient: string) => {
  const [row] = await app.services.database.query
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.recipient, recipient));
  return row;
};
const emailsTo = (email: string) => server.received.filter(({ to }) => to.includes(email));

test("delivers the activation email with its link and deletes its content here", async () => {
  expect(await registered("zoe@mail.example")).toBe(201);
  const [email, ...more] = emailsTo("zoe@mail.example");
  expect(more).toEqual([]);
  const source = email?.source ?? "";
  const link = /http:\/\/localhost:3000\/confirmation\/email\?id=[\w-]{36}&token=[\w-]{43}/;
  expect(textPart(source)).toContain("Hello Zoë,");
  expect(textPart(source)).toMatch(link);
  expect(partOf(source, "text/html").replaceAll("&#38;", "&")).toMatch(link);
  expect(await rowOf("zoe@mail.example")).toMatchObject({ content: null, givenUpAt: null });
});

test("retries a busy mailbox and delivers the email once", async () => {
  server.refusals.push({ at: "RCPT TO", code: 450, said: "4.2.1 busy" });
  expect(await registered("busy@mail.example")).toBe(201);
  expect(emailsTo("busy@mail.example")).toEqual([]);
  expect(await rowOf("busy@mail.example")).toMatchObject({
    doneAt: null,
    lastError: "The mail server answered 450 4.2.1 to RCPT TO.",
  });
  app.clock.pass(MINUTE);
  await app.outbox.drain();
  await app.outbox.drain();
  expect(emailsTo("busy@mail.example")).toHaveLength(1);
});

test("does not retry a mailbox that does not exist", async () => {
  server.refusals.push({ at: "RCPT TO", code: 550, said: "5.1.1 nobody@mail.example unknown" });
  expect(await registered("nobody@mail.example")).toBe(201);
  app.clock.pass(DAY);
  await app.outbox.drain();
  expect(emailsTo("nobody@mail.example")).toEqual([]);
  const row = await rowOf("nobody@mail.example");
  expect(row).toMatchObject({
    content: null,
    lastError: "The mail server answered 550 5.1.1 to RCPT TO.",
  });
  expect(row?.givenUpAt).not.toBeNull();
});

test("delivers every email after a mail server outage of two days", async () => {
  const people = ["first@mail.example", "second@mail.example", "third@mail.example"];
  await server.close();
  for (const email of people) expect(await registered(email)).toBe(201);
  for (let hour = 0; hour < 48; hour += 1) {
    app.clock.pass(HOUR);
    await app.outbox.drain();
  }
  server = await mailServer({ port: server.port, withoutTls: true });
  app.clock.pass(HOUR);
  await app.outbox.drain();
  for (const email of people) expect(emailsTo(email)).toHaveLength(1);
});
