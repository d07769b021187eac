/**
 * The pages that a link in an email opens with an id and a token, by the name under which the web app stores the link.
 * Opening a link only reads; a button acts (decision 041). A new link needs an entry in both tests of that rule.
 */
export const EMAIL_LINKS = {
  confirmation: "/confirmation/email",
  email_update: "/update-email",
  invitation: "/invitation/email",
  reset: "/reset-password",
  reminders: "/renewal-reminders",
  alert: "/incident-alert",
  safety_check: "/safe",
  exercise: "/exercise-link",
  contact_check: "/contact-check",
  monthly_question: "/monthly-question",
} as const;
export type EmailLinkName = keyof typeof EMAIL_LINKS;

/** The specification has these pages read their link from the query; all others read it from the fragment. */
const IN_QUERY: ReadonlySet<EmailLinkName> = new Set([
  "confirmation",
  "email_update",
  "invitation",
  "reset",
]);

/** What identifies the link's subject and proves its receipt; an invitation also names what it is for. */
type EmailLinkFields = {
  readonly id: string;
  readonly token: string;
  readonly orgId?: string;
  readonly brokerageId?: string;
};

/**
 * Returns the address of a link. Browsers send no fragment, so a token there is in no log of a server or proxy. Pure.
 */
export function emailLinkUrl(publicUrl: string, name: EmailLinkName, fields: EmailLinkFields) {
  const mark = IN_QUERY.has(name) ? "?" : "#";
  const pairs = Object.entries(fields).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${publicUrl}${EMAIL_LINKS[name]}${mark}${pairs.join("&")}`;
}

/**
 * Returns the short address of a link, for text messages: its page asks the server where it leads. Only for links of
 * `answer_links` with 128 random bits (decision 041). Pure.
 */
export const shortLinkUrl = (publicUrl: string, { token }: Pick<EmailLinkFields, "token">) =>
  `${publicUrl}/a/${token}`;

const HAS_LINK = /(?:^|&)(?:id|token)=/;
/**
 * Returns the fields of the link in an address, as in a query; empty without a link. Messages of older versions have
 * all links in the query. Pure.
 */
export const emailLinkFields = (address: { readonly search: string; readonly hash: string }) =>
  [address.hash.slice(1), address.search.slice(1)].find((part) => HAS_LINK.test(part)) ?? "";
