import { partsText, segmentsOf } from "@holdfast/contract/platform/text-message-rules";
import path from "node:path";
import { expect, it } from "vitest";
import { MESSAGE_EXAMPLES, type MessageExample } from "../../../test/factories/incident-messages";
import { migrationsFolder } from "../../../test/database/migrations-folder";
import type { EmailMessage } from "../../platform/outbox/outbox-table";

/*
 * Prints every email and text message of an incident into docs/messages-of-an-incident.md, from the functions that
 * compose them. After a change of the words: npx vitest run --project unit messages-document -u
 */

const DOCUMENT = path.resolve(migrationsFolder, "../../..", "docs/messages-of-an-incident.md");

const fenced = (text: string) => ["```text", text, "```"].join("\n");

const emailText = ({ sentFor, subject, text }: EmailMessage) =>
  [
    `From: ${sentFor === undefined ? "Holdfast" : `"${sentFor}" via Holdfast`}`,
    `Subject: ${subject}`,
    "",
    text,
  ].join("\n");

const sectionOf = ({ title, when, sms, email, page }: MessageExample, index: number) =>
  [
    `## ${index + 1}. ${title}`,
    when,
    ...(sms === undefined
      ? []
      : [`Text message, ${sms.length} characters. ${partsText(segmentsOf(sms))}`, fenced(sms)]),
    ...(email === undefined ? [] : ["Email", fenced(emailText(email))]),
    ...(page === undefined ? [] : ["Page", fenced(page)]),
  ].join("\n\n");

it("prints every message of an incident as docs/messages-of-an-incident.md has it", async () => {
  const text = [
    "# Messages of an incident",
    "Every email and text message from the alert to the close, as the functions that compose them write it for an example. A test prints this document (`apps/api/src/features/incidents/messages-document.unit.test.ts`) and fails if a message differs from it.",
    ...MESSAGE_EXAMPLES.map(sectionOf),
  ].join("\n\n");
  await expect(`${text}\n`).toMatchFileSnapshot(DOCUMENT);
});

it("sends the usual messages in at most two parts", () => {
  const long = MESSAGE_EXAMPLES.filter(({ sms }) => sms !== undefined && segmentsOf(sms) > 2);
  expect(long.map(({ title }) => title)).toEqual(["Alert of an Alternative"]);
});
