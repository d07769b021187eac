import type { EmailMessage } from "../outbox/outbox-table";

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

export type EmailParts = {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** The one action the email asks for. */
  readonly link?: { readonly label: string; readonly url: string };
  /** Shown large, such as a one-time code. */
  readonly code?: string;
};

/** Composes an email in the common layout: plain text, and HTML with the same content. */
export function composeEmail(parts: EmailParts): EmailMessage {
  const { subject, greeting, paragraphs, link, code } = parts;
  const text = [
    greeting,
    ...(code ? [code] : []),
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    "Holdfast",
  ].join("\n\n");
  const html = `<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;color:#1b2733;max-width:560px;margin:0 auto;padding:24px">
<p>${escape(greeting)}</p>
${code ? `<p style="font-size:32px;letter-spacing:6px;font-weight:600">${escape(code)}</p>` : ""}
${paragraphs.map((paragraph) => `<p>${escape(paragraph)}</p>`).join("\n")}
${link ? `<p><a href="${escape(link.url)}" style="display:inline-block;padding:12px 20px;background:#0b6e69;color:#fff;text-decoration:none;border-radius:6px">${escape(link.label)}</a></p>` : ""}
<p style="color:#5b6875">Holdfast</p></body></html>`;
  return { subject, text, html };
}
