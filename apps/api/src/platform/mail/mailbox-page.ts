import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { hostNameOf, isLoopback } from "../local-installation";
import { attachment } from "../http/responses/attachment";
import { isProxied } from "../http/requests/forwarding-headers";
import { escapeHtml, plainPage } from "../http/pages/plain-page";
import { ProblemError } from "../problem-error";
import style from "./mailbox-page.css?raw";
import { attachmentsOf, headerOf, partOf, textPart } from "./read-email";

const MAX_SHOWN = 50;

/**
 * Adds /dev/mailbox: what the embedded default 'sent', newest first, for the person at this machine only.
 * Only if `hasMailboxPage`.
 */
export function addMailboxPage(app: FastifyInstance, folder: string): void {
  void app.register(async (local) => {
    local.addHook("onRequest", async (request, reply) => {
      if (!isFromThisMachine(request)) throw new ProblemError(NOT_FOUND);
      void reply.header("cache-control", "no-store");
    });
    local.get("/dev/mailbox", async (_request, reply) => {
      const messages = await newestMessages(folder);
      return reply.type("text/html; charset=utf-8").send(pageOf(messages));
    });
    local.get("/dev/mailbox/page.css", (_request, reply) => reply.type("text/css").send(style));
    local.get("/dev/mailbox/page.js", (_request, reply) =>
      reply.type("text/javascript").send(SCRIPT),
    );
    local.get<{ Params: { name: string; file: string } }>(
      "/dev/mailbox/:name/:file",
      async ({ params }, reply) => {
        const shown = (await namesIn(folder)).find((name) => name === `${params.name}.eml`);
        if (!shown) throw new ProblemError(NOT_FOUND);
        const source = await readFile(path.join(folder, shown), "utf8");
        return sendAttachment(reply, source, params.file);
      },
    );
    local.get<{ Params: { name: string } }>("/dev/mailbox/:name", async ({ params }, reply) => {
      const shown = (await namesIn(folder)).find((name) => name === `${params.name}.eml`);
      if (!shown) throw new ProblemError(NOT_FOUND);
      return sendHtmlPart(reply, await readFile(path.join(folder, shown), "utf8"));
    });
  });
}

const isFromThisMachine = (request: FastifyRequest) =>
  isLoopback(request.ip.replace(/^::ffff:/, "")) &&
  // Behind a proxy on this machine every caller looks local, and the proxy may send its own name as the host.
  !isProxied(request) &&
  // Prevents DNS rebinding: another site's name may resolve to this machine.
  isLoopback(hostNameOf(request.hostname));

/** Sends the HTML part for the page's frame: without scripts, and nothing is fetched. Links open in a new tab. */
function sendHtmlPart(reply: FastifyReply, source: string) {
  const policy =
    "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";
  return reply
    .removeHeader("origin-agent-cluster")
    .headers({ "content-security-policy": policy, "x-frame-options": "SAMEORIGIN" })
    .type("text/html; charset=utf-8")
    .send(partOf(source, "text/html").replace("<head>", '<head><base target="_blank">'));
}

/** Sends an attachment of an email as a download. */
function sendAttachment(reply: FastifyReply, source: string, fileName: string) {
  const found = attachmentsOf(source).find((attachment) => attachment.fileName === fileName);
  if (!found) throw new ProblemError(NOT_FOUND);
  return reply
    .header("content-disposition", attachment(fileName))
    .type("application/octet-stream")
    .send(found.bytes);
}

/** Copies the code of the pressed button. */
const SCRIPT = `document.addEventListener("click", async ({ target }) => {
  const code = target.dataset?.code;
  if (!code) return;
  await navigator.clipboard.writeText(code);
  target.textContent = "Copied";
  setTimeout(() => (target.textContent = "Copy code"), 2000);
});
`;

type Message = { readonly name: string; readonly source: string };

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw error;
  });
  return names.filter((name) => name.endsWith(".eml") || name.endsWith(".sms.txt"));
}

async function newestMessages(folder: string): Promise<Message[]> {
  const newest = (await namesIn(folder)).toSorted().toReversed().slice(0, MAX_SHOWN);
  return Promise.all(
    newest.map(async (name) => ({
      name,
      source: await readFile(path.join(folder, name), "utf8"),
    })),
  );
}

const EMPTY = `<div class="card"><h2>No messages yet</h2>
<p>Emails and text messages that Holdfast sends appear here, such as the code that you need to log in.</p></div>`;

const pageOf = (messages: readonly Message[]) =>
  plainPage(
    "Mailbox",
    `<div class="title"><h1>Mailbox</h1><a href="/dev/mailbox">Check for new messages</a></div>
<p class="muted">Emails and text messages that would have been sent, newest first. They stay on this machine.</p>
${messages.map((message, at) => articleOf(message, at === 0)).join("\n") || EMPTY}`,
    '<link rel="stylesheet" href="/dev/mailbox/page.css"><script src="/dev/mailbox/page.js" defer></script>',
  );

const TIME = new Intl.DateTimeFormat("en-AU", { dateStyle: "medium", timeStyle: "short" });

/** Files are named by ids, which begin with the time (UUID v7). */
const sentAt = (name: string) =>
  new Date(Number.parseInt(name.replaceAll("-", "").slice(0, 12), 16));

/** Shows one message: an email as its reader sees it, and as plain text with clickable links. */
function articleOf({ name, source }: Message, isNewest: boolean): string {
  const isEmail = name.endsWith(".eml");
  const subject = headerOf(source, "Subject") || "Text message";
  const text = textPart(source);
  const code = /^\s*(\d{6}) is your/.exec(isEmail ? subject : text)?.[1];
  const shownText = `<pre>${linked(escapeHtml(text.trim()))}</pre>`;
  const frame = `<iframe src="/dev/mailbox/${escapeHtml(name.replace(".eml", ""))}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy" title="${escapeHtml(subject)}"></iframe>`;
  const sent = sentAt(name);
  return `<article><div class="title"><h2>${escapeHtml(subject)}</h2>
<time class="muted" datetime="${sent.toISOString()}">${TIME.format(sent)}</time></div>
<p class="muted">To ${escapeHtml(headerOf(source, "To"))}</p>
${attachmentsOf(source)
  .map(
    ({ fileName }) =>
      `<p>Attachment: <a href="/dev/mailbox/${escapeHtml(name.replace(".eml", ""))}/${encodeURIComponent(fileName)}">${escapeHtml(fileName)}</a></p>`,
  )
  .join("")}
${code ? `<button type="button" data-code="${code}" aria-live="polite">Copy code</button>` : ""}
${
  isEmail
    ? `<details${isNewest ? " open" : ""}><summary>Email</summary>${frame}</details>
<details><summary>Plain text</summary>${shownText}</details>`
    : shownText
}</article>`;
}

const linked = (text: string) =>
  text.replace(
    /https?:\/\/[^\s<&]+(?:&#38;[^\s<&]+)*/g,
    (address) => `<a href="${address}">${address}</a>`,
  );
