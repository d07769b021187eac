import { createTransport } from "nodemailer";
import { expect, it } from "vitest";
import { composeEmail, type EmailParts } from "./compose-email";
import { partOf, textPart } from "./read-email";

const URL = "https://plans.example/invitation?id=1&token=abc";
const PARTS: EmailParts = {
  subject: "You are invited",
  greeting: "Hello Zoë,",
  paragraphs: ["Anchor & Sons invites you."],
  link: { label: "Accept the invitation", url: URL },
  reason: "someone entered this address in an invitation",
  publicUrl: "https://plans.example",
};

/** Returns both parts of the message as a mail server receives it. */
async function sent(parts: EmailParts) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const { subject, text, html } = composeEmail(parts);
  const { message } = await transport.sendMail({ to: "zoe@cafe.example", subject, text, html });
  const source = String(message);
  return { text: textPart(source), html: partOf(source, "text/html") };
}

it("composes an email with the same content as text and as HTML, and a footer that says why it was sent", async () => {
  const { text, html } = await sent(PARTS);
  expect(text.replaceAll("\r", "").trim()).toBe(
    [
      "Hello Zoë,",
      "Anchor & Sons invites you.",
      `Accept the invitation:\n${URL}`,
      "You received this email because someone entered this address in an invitation.",
      "Holdfast, business continuity plans\nhttps://plans.example",
    ].join("\n\n"),
  );
  for (const line of [
    "Hello Zoë,",
    "Anchor &#38; Sons invites you.",
    "You received this email because someone entered this address in an invitation.",
    ">https://plans.example</a>",
  ])
    expect(html).toContain(line);
});

it("links the button of an email, and repeats its address as text", async () => {
  const { html } = await sent(PARTS);
  const address = URL.replace("&", "&#38;");
  const links = [...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)<\/a>/g)].map(
    ([, ...link]) => link,
  );
  expect(links).toEqual([
    [address, "Accept the invitation"],
    [address, address],
    [PARTS.publicUrl, PARTS.publicUrl],
  ]);
});

it("composes HTML that fetches nothing, and that Outlook and dark themes can show", async () => {
  const { html } = await sent(PARTS);
  expect(html).not.toMatch(/<img|url\(|<link|<script/);
  const tables = html.match(/<table/g) ?? [];
  expect(html.match(/<table role="presentation"/g)).toHaveLength(tables.length);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  expect(html).toContain("@media (prefers-color-scheme:dark)");
});

it("shows a code in large type, and no button without a link", async () => {
  const { link: _, ...parts } = PARTS;
  const { text, html } = await sent({ ...parts, code: "123456" });
  expect(text).toContain("\n123456\n");
  expect(html).toMatch(/font-size:28px[^>]*>123456</);
  expect(html.match(/<a /g)).toHaveLength(1);
});

it("ends an email with the link that stops such emails, if it has one", async () => {
  const stop = {
    label: "Turn off reminders",
    url: "https://plans.example/stop?id=1&token=abc",
    oneClickUrl: "https://plans.example/one-click?id=1&token=abc",
  };
  const { text, html } = await sent({ ...PARTS, stop });
  expect(text).toContain("Turn off reminders:\nhttps://plans.example/stop?id=1&token=abc");
  expect(html).toContain('<a href="https://plans.example/stop?id=1&#38;token=abc"');
});
