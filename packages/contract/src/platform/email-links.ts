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
  exercise: "/exercise-link",
  contact_check: "/contact-check",
  drill: "/drill",
} as const;
export type EmailLinkName = keyof typeof EMAIL_LINKS;

/** What identifies the link's subject and proves its receipt; an invitation also names what it is for. */
type EmailLinkQuery = {
  readonly id: string;
  readonly token: string;
  readonly orgId?: string;
  readonly brokerageId?: string;
};

/** Returns the address of a link. Pure. */
export function emailLinkUrl(publicUrl: string, name: EmailLinkName, query: EmailLinkQuery) {
  const fields = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`);
  return `${publicUrl}${EMAIL_LINKS[name]}?${fields.join("&")}`;
}
