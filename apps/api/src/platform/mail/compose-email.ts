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
  /** Why the person received it; completes 'You received this email because …'. */
  readonly reason: string;
  /** Stops emails of this kind without a login: by a page, and with one click by the person's email program. */
  readonly stop?: { readonly label: string; readonly url: string; readonly oneClickUrl: string };
  /** The organisation in whose name it is sent; the product's own emails have none. */
  readonly sentFor?: string;
  readonly publicUrl: string;
};

/** Composes an email in the common layout: plain text, and HTML with the same content. */
export function composeEmail(parts: EmailParts): EmailMessage {
  const { subject, greeting, paragraphs, link, code, stop, sentFor, publicUrl } = parts;
  const text = [
    greeting,
    ...(code ? [code] : []),
    ...paragraphs,
    ...(link ? [`${link.label}:\n${link.url}`] : []),
    reasonOf(parts),
    ...(stop ? [`${stop.label}:\n${stop.url}`] : []),
    `Holdfast, business continuity plans\n${publicUrl}`,
  ].join("\n\n");
  const html = htmlOf(parts);
  const email = { subject, text, html, ...(sentFor === undefined ? {} : { sentFor }) };
  return stop ? { ...email, unsubscribeUrl: stop.oneClickUrl } : email;
}

const reasonOf = ({ reason }: EmailParts) => `You received this email because ${reason}.`;

const SANS = "font-family:Inter,'Segoe UI',Helvetica,Arial,sans-serif";
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** For clients with a dark theme; the others ignore it. */
const DARK = `@media (prefers-color-scheme:dark){
.page{background-color:#0e1b23!important}.paper{background-color:#162832!important}
.text{color:#e3ecf0!important}.muted{color:#a3b8c3!important}
.link{color:#6fd0c8!important}.code{background-color:#17403f!important;color:#e3ecf0!important}}`;

/**
 * Tables and inline styles, because Outlook knows no others. No image: clients hide them until the person allows it,
 * so the logo is text.
 */
function htmlOf(parts: EmailParts): string {
  const { subject, greeting, paragraphs, link, code, stop, publicUrl } = parts;
  return `<!doctype html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escape(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:0;background-color:#edf1f3">
<table ${TABLE} width="100%" bgcolor="#edf1f3" class="page"><tr><td align="center" style="padding:24px 12px">
<table ${TABLE} width="560" style="width:100%;max-width:560px">
<tr><td bgcolor="#10222e" style="padding:16px 24px;border-radius:12px 12px 0 0">${LOGO}</td></tr>
<tr><td bgcolor="#fdfefe" class="paper" style="padding:24px;border-radius:0 0 12px 12px">
${paragraphOf(greeting)}
${code ? codeOf(code) : ""}
${paragraphs.map(paragraphOf).join("\n")}
${link ? buttonOf(link) : ""}
</td></tr>
<tr><td class="muted" style="padding:16px 24px;color:#4d5f69;${SANS};font-size:13px;line-height:20px">
${escape(reasonOf(parts))}${stop ? stopOf(stop) : ""}<br>Holdfast, business continuity plans:
<a href="${escape(publicUrl)}" class="link" style="color:#0b6b6b">${escape(publicUrl)}</a></td></tr>
</table></td></tr></table></body></html>`;
}

const LOGO = `<table ${TABLE}><tr>
<td width="32" height="32" align="center" bgcolor="#1c3442" style="border-radius:7px;color:#6fd0c8;${SANS};font-size:18px;font-weight:700;line-height:32px" aria-hidden="true">H</td>
<td style="padding-left:12px;color:#e3ecf0;${SANS};font-size:18px;font-weight:600;line-height:32px">Holdfast</td>
</tr></table>`;

const paragraphOf = (text: string) =>
  `<p class="text" style="margin:0 0 16px;color:#14242d;${SANS};font-size:16px;line-height:24px">${escape(text)}</p>`;

const WIDE = "letter-spacing:4px";

const codeOf = (code: string) =>
  `<table ${TABLE} style="margin:0 0 16px"><tr><td bgcolor="#dff0ee" class="code" style="padding:12px 16px;border-radius:6px;color:#14242d;${SANS};font-size:28px;font-weight:600;${WIDE};line-height:36px">${escape(code)}</td></tr></table>`;

/** One button, and its address as text for clients that show no links. */
const buttonOf = ({ label, url }: NonNullable<EmailParts["link"]>) =>
  `<table ${TABLE} style="margin:8px 0 16px"><tr><td bgcolor="#0b6b6b" style="border-radius:6px">
<a href="${escape(url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background-color:#0b6b6b;color:#ffffff;${SANS};font-size:16px;font-weight:600;line-height:24px;text-decoration:none">${escape(label)}</a></td></tr></table>
<p class="muted" style="margin:0;color:#4d5f69;${SANS};font-size:13px;line-height:20px;word-break:break-all">If the button does not work, open this address:<br><a href="${escape(url)}" class="link" style="color:#0b6b6b">${escape(url)}</a></p>`;

const stopOf = ({ label, url }: NonNullable<EmailParts["stop"]>) =>
  `<br><a href="${escape(url)}" class="link" style="color:#0b6b6b">${escape(label)}</a>`;
