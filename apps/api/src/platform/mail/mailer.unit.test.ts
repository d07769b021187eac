import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { composeLetter } from "./letter";
import { textPart } from "./mailbox-page";
import { smtpMailer } from "./mailer";

/** A real SMTP server of this test's own, which keeps what it is given. */
const received: { from: string; to: string[]; source: string }[] = [];
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, session, done) {
    const parts: Buffer[] = [];
    stream.on("data", (part: Buffer) => parts.push(part));
    stream.on("end", () => {
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        from: mailFrom ? mailFrom.address : "",
        to: rcptTo.map(({ address }) => address),
        source: Buffer.concat(parts).toString("utf8"),
      });
      done();
    });
  },
});
let url = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve());
  });
  const address = server.server.address();
  url = `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(
  () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
    }),
);

test("a letter goes over SMTP in plain text and HTML", async () => {
  const mailer = smtpMailer(url, "Holdfast <no-reply@holdfast.example>");
  const letter = composeLetter({
    subject: "Café & Söhne",
    greeting: "Hello Zoë,",
    paragraphs: ["Five < six, always."],
    link: { label: "Open", url: "https://plans.example/?id=1&token=abc" },
  });
  await mailer.send("zoe@cafe.example", letter);
  mailer.close();
  expect(received).toHaveLength(1);
  const [mail] = received;
  expect(mail).toMatchObject({ from: "no-reply@holdfast.example", to: ["zoe@cafe.example"] });
  expect(textPart(mail?.source ?? "").trim()).toBe(letter.text);
  expect(letter.html).toContain("Five &#60; six");
  expect(letter.html).toContain("?id=1&#38;token=abc");
});

test("a server that is away is an error, which the outbox tries again", async () => {
  const mailer = smtpMailer("smtp://127.0.0.1:1", "Holdfast <no-reply@holdfast.example>");
  await expect(
    mailer.send("zoe@cafe.example", { subject: "S", text: "T", html: "<p>T</p>" }),
  ).rejects.toThrow("ECONNREFUSED");
  mailer.close();
});
