import { afterEach, describe, expect, test } from "vitest";
import { mailServer, type MailRefusal, type MailServer } from "../../../test/stand-ins/mail-server";
import { DeliveryFailure } from "../outbox/delivery-failure";
import { composeEmail } from "./compose-email";
import { partOf, textPart } from "./read-email";
import { smtpMailer } from "./mailer";

const FROM = "Holdfast <no-reply@holdfast.example>";
const ACCOUNT = { user: "holdfast", password: "mail: p@ss/word" };
const PARTS = {
  subject: "Café & Söhne",
  greeting: "Hello Zoë,",
  paragraphs: ["Five < six, always.", `A long line: ${"a word and another ".repeat(12)}.`],
  link: { label: "Open", url: "https://plans.example/?id=1&token=abc" },
  reason: "you have a Holdfast account",
  publicUrl: "https://plans.example",
};
const EMAIL = composeEmail(PARTS);

const open: MailServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});
async function serverWith(options?: Parameters<typeof mailServer>[0]) {
  const server = await mailServer(options);
  open.push(server);
  return server;
}
const send = (url: string) => smtpMailer(url, FROM).send("zoe@cafe.example", EMAIL);
const failureOf = async (url: string) => {
  const failure: unknown = await send(url).then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(failure instanceof DeliveryFailure)) throw new Error("It was sent.", { cause: failure });
  return { message: failure.message, isPermanent: failure.isPermanent };
};
const withAccount = ({ port }: MailServer, { user, password } = ACCOUNT, query = "") =>
  `smtp://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}${query}`;
const TRUSTING = "?tls.rejectUnauthorized=false";

describe("an email over SMTP", () => {
  test("arrives with its sender, recipient, subject, plain text and HTML", async () => {
    const server = await serverWith({ withoutTls: true });
    await send(server.url);
    expect(server.received).toHaveLength(1);
    const [email] = server.received;
    expect(email).toMatchObject({ from: "no-reply@holdfast.example", to: ["zoe@cafe.example"] });
    const source = email?.source ?? "";
    expect(source).toMatch(/^From: Holdfast <no-reply@holdfast\.example>\r$/m);
    expect(source).toMatch(/^To: zoe@cafe\.example\r$/m);
    const [, subject = ""] = /^Subject: =\?UTF-8\?Q\?(.*)\?=\r$/m.exec(source) ?? [];
    expect(subject).toBe("Caf=C3=A9_=26_S=C3=B6hne");
    expect(textPart(source).trim()).toBe(EMAIL.text);
    expect(partOf(source, "text/html").trim()).toBe(EMAIL.html);
    expect(EMAIL.html).toContain("Five &#60; six");
    expect(EMAIL.html).toContain("?id=1&#38;token=abc");
  });

  test("names the organisation in whose name it is sent", async () => {
    const server = await serverWith({ withoutTls: true });
    const email = composeEmail({ ...PARTS, sentFor: "Harbour Light" });
    await smtpMailer(server.url, FROM).send("zoe@cafe.example", email);
    expect(server.received[0]?.source).toMatch(
      /^From: "\\"Harbour Light\\" via Holdfast" <no-reply@holdfast\.example>\r$/m,
    );
  });

  test("has the headers of RFC 8058 if its kind can be stopped, and no others", async () => {
    const server = await serverWith({ withoutTls: true });
    const stop = {
      label: "Turn off",
      url: "https://plans.example/stop",
      oneClickUrl: `https://plans.example/v1/one-click?id=${"1".repeat(60)}&token=${"a".repeat(60)}`,
    };
    const stoppable = composeEmail({ ...PARTS, stop });
    await send(server.url);
    await smtpMailer(server.url, FROM).send("zoe@cafe.example", stoppable);
    const [plain, listed] = server.received.map(({ source }) => source.replaceAll(/\r\n\s/g, " "));
    expect(plain).not.toContain("List-Unsubscribe");
    expect(listed).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    expect(/^List-Unsubscribe: <(.*)>\r$/m.exec(listed ?? "")?.[1]).toBe(stop.oneClickUrl);
  });

  test("uses TLS and logs in if the server supports both", async () => {
    const server = await serverWith({ account: ACCOUNT });
    await send(withAccount(server, ACCOUNT, TRUSTING));
    expect(server.received).toMatchObject([{ user: "holdfast", isEncrypted: true }]);
  });

  test("sends no email to a server with an untrusted certificate", async () => {
    const server = await serverWith({ account: ACCOUNT });
    expect(await failureOf(withAccount(server))).toEqual({
      message: expect.stringContaining("certificate"),
      isPermanent: false,
    });
    expect(server.received).toEqual([]);
  });

  test("sends no unencrypted email if the URL requires TLS", async () => {
    const server = await serverWith({ withoutTls: true });
    const { isPermanent } = await failureOf(`${server.url}?requireTLS=true`);
    expect(isPermanent).toBe(false);
    expect(server.received).toEqual([]);
  });
});

describe("a temporary failure is retried", () => {
  test("retries after an unreachable server", async () => {
    const server = await mailServer({ withoutTls: true });
    await server.close();
    expect(await failureOf(server.url)).toEqual({
      message: `The mail server cannot be used: connect ECONNREFUSED 127.0.0.1:${server.port}.`,
      isPermanent: false,
    });
  });

  test("retries after a wrong password, which the operator can correct", async () => {
    const server = await serverWith({ account: ACCOUNT });
    const wrong = { ...ACCOUNT, password: "another" };
    expect(await failureOf(withAccount(server, wrong, TRUSTING))).toEqual({
      message: "The mail server answered 535 to AUTH PLAIN.",
      isPermanent: false,
    });
  });

  test.each<MailRefusal>([
    { at: "RCPT TO", code: 450, said: "4.2.1 zoe@cafe.example is busy, try later" },
    { at: "DATA", code: 452, said: "4.3.1 Insufficient system storage" },
    { at: "MAIL FROM", code: 421, said: "4.3.0 Shutting down" },
    // About the sender, which is a setting.
    { at: "MAIL FROM", code: 553, said: "5.7.1 no-reply@holdfast.example is not yours" },
  ])("retries after $code to $at", async (refusal) => {
    const server = await serverWith({ withoutTls: true });
    server.refusals.push(refusal);
    const [status = ""] = /^\S+/.exec(refusal.said) ?? [];
    expect(await failureOf(server.url)).toEqual({
      message: `The mail server answered ${refusal.code} ${status} to ${refusal.at}.`,
      isPermanent: false,
    });
  });
});

test.each<MailRefusal>([
  { at: "RCPT TO", code: 550, said: "5.1.1 zoe@cafe.example does not exist" },
  { at: "DATA", code: 554, said: "5.7.1 Caf=C3=A9 token=abc looks like spam" },
])("does not retry after $code to $at, and does not store its text", async (refusal) => {
  const server = await serverWith({ withoutTls: true });
  server.refusals.push(refusal);
  const [status = ""] = /^\S+/.exec(refusal.said) ?? [];
  expect(await failureOf(server.url)).toEqual({
    message: `The mail server answered ${refusal.code} ${status} to ${refusal.at}.`,
    isPermanent: true,
  });
});
