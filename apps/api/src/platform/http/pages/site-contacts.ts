import type { SiteFacts } from "@holdfast/contract/public-site/site-facts";
import { SITE_CONTACTS_ELEMENT } from "@holdfast/contract/public-site/site-facts-element";
import { HOLDFAST_SITE } from "@holdfast/content/site/holdfast-site";
import { escapeHtml } from "./plain-page";

const EMPTY = `<noscript id="${SITE_CONTACTS_ELEMENT}"></noscript>`;

const mailLink = (email: string) =>
  `<a href="mailto:${escapeHtml(email)}">${escapeHtml(email)}</a>`;

const section = (title: string, lines: readonly (string | null)[]) =>
  `<section><h2>${title}</h2><p>${lines.filter((line) => line !== null).join("<br>")}</p></section>`;

const text = (line: string | null) => (line === null ? null : escapeHtml(line));

/** Writes the installation's contacts into the built contact page, for a browser without scripts. */
export function withContacts(
  html: string,
  { operator, privacy, support }: SiteFacts = HOLDFAST_SITE,
): string {
  const desks = support.map(({ region, email, phone, hours }) =>
    [escapeHtml(region), mailLink(email), text(phone), text(hours)]
      .filter((part) => part !== null)
      .join(", "),
  );
  const contacts = [
    desks.length > 0 ? section("Support", desks) : "",
    section("Who runs this service", [
      text(operator.name),
      text(operator.address),
      mailLink(operator.email),
    ]),
    section("Your personal information", [text(privacy.name), mailLink(privacy.email)]),
  ];
  return html.replace(EMPTY, () => EMPTY.replace("><", () => `>${contacts.join("")}<`));
}
