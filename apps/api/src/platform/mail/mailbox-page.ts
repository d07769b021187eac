import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Config, hostNameOf, isLocalInstallation, isLoopback } from "../config";
import { isProxied } from "../http/forwarding-headers";
import { ProblemError } from "../problem-error";

const MAX_SHOWN = 50;
const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Whether the page exists: only if no emails are sent (no `SMTP_URL`), on an installation for this machine only. */
export const hasMailboxPage = (config: Config): boolean =>
  !config.smtpUrl && isLocalInstallation(config);

/**
 * Adds /dev/mailbox: what the embedded default 'sent', newest first, for the person at this machine only.
 * Only if `hasMailboxPage`.
 */
export function addMailboxPage(app: FastifyInstance, folder: string): void {
  app.get("/dev/mailbox", async (request, reply) => {
    if (!isFromThisMachine(request)) throw new ProblemError(NOT_FOUND);
    const messages = await newestEmails(folder);
    return reply.type("text/html; charset=utf-8").header("cache-control", "no-store")
      .send(`<!doctype html><html lang="en"><meta charset="utf-8"><title>Mailbox</title>
<h1>Mailbox</h1><p>Emails and text messages that would have been sent, newest first. They stay on this machine.</p>
${messages.map(showEmail).join("\n") || "<p>No emails or text messages yet.</p>"}</html>`);
  });
}

const isFromThisMachine = (request: FastifyRequest) =>
  isLoopback(request.ip.replace(/^::ffff:/, "")) &&
  // Behind a proxy on this machine every caller looks local, and the proxy may send its own name as the host.
  !isProxied(request) &&
  // Prevents DNS rebinding: another site's name may resolve to this machine.
  isLoopback(hostNameOf(request.hostname));

async function newestEmails(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === "ENOENT") return [];
    throw thrown;
  });
  const newest = names
    .filter((name) => name.endsWith(".eml") || name.endsWith(".sms.txt"))
    .toSorted()
    .toReversed()
    .slice(0, MAX_SHOWN);
  return Promise.all(newest.map((name) => readFile(path.join(folder, name), "utf8")));
}

/** Renders the plain-text part of one of our own messages, with clickable links. */
function showEmail(source: string): string {
  const header = (name: string) =>
    new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, "im").exec(source)?.[1]?.replace(/\s+/g, " ") ??
    "";
  const text = escape(textPart(source)).replace(
    /https?:\/\/[^\s<&]+(?:&#38;[^\s<&]+)*/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
  return `<article><h2>${escape(header("Subject") || "Text message")}</h2>
<p>To ${escape(header("To"))}</p><pre>${text}</pre></article>`;
}

export const textPart = (source: string): string => partOf(source, "text/plain");

/** Returns the first part of that type, decoded (RFC 2045); for a message of one part, its body. */
export function partOf(source: string, mediaType: "text/plain" | "text/html"): string {
  const normal = source.replace(/\r\n/g, "\n");
  const boundary = /boundary="([^"]+)"/.exec(normal)?.[1];
  const parts = boundary ? normal.split(`--${boundary}`) : [normal];
  const starts = new RegExp(`^content-type: ${mediaType}`, "im");
  const [head = "", ...rest] = (parts.find((part) => starts.test(part)) ?? normal)
    .replace(/^\n/, "")
    .split("\n\n");
  const body = rest.join("\n\n");
  if (/quoted-printable/i.test(head)) return decodeQuotedPrintable(body);
  if (/base64/i.test(head)) return Buffer.from(body, "base64").toString("utf8");
  return body;
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, "")
    .replace(/=([0-9A-F]{2})/g, (_match, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    );
  return Buffer.from(bytes, "latin1").toString("utf8");
}
