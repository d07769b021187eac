import type { Contact } from "@holdfast/contract/directory/contact";

/** A detail that suggests two contacts are the same person. */
export type SharedDetail = "name" | "email" | "phone number";

/** A contact as entered in its form; any field may be empty. */
export type ContactDraft = {
  readonly [Field in "firstName" | "lastName" | "email" | "mobile" | "phone"]?: string | null;
};

export type ContactIndex = ReadonlyMap<string, readonly Contact[]>;

const fold = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/**
 * Returns a number in E.164 for comparison. Numbers saved by earlier versions may lack a country code: a leading
 * 0 is then taken as Australian. Extensions are ignored.
 */
const numberKey = (text: string): string => {
  const [main = ""] = text.toLowerCase().split(/ext|x|#/);
  const digits = main.replace(/\D/g, "");
  if (digits === "") return "";
  if (main.trim().startsWith("+")) return `+${digits}`;
  return digits.startsWith("0") ? `+61${digits.slice(1)}` : digits;
};

/** Returns a contact's details as keys, such as 'email:ana@cafe.example'. */
function keysOf(contact: ContactDraft): readonly (readonly [SharedDetail, key: string])[] {
  const names = [fold(contact.firstName ?? ""), fold(contact.lastName ?? "")];
  const email = fold(contact.email ?? "");
  const numbers = [contact.mobile, contact.phone].map((number) => numberKey(number ?? ""));
  return [
    ...(names.includes("") ? [] : [["name", `name:${names.join(" ")}`] as const]),
    ...(email === "" ? [] : [["email", `email:${email}`] as const]),
    ...[...new Set(numbers)]
      .filter((number) => number !== "")
      .map((number) => ["phone number", `number:${number}`] as const),
  ];
}

/** Indexes contacts by their details, so that a lookup is as fast among 10,000. Pure. */
export function indexContacts(contacts: readonly Contact[]): ContactIndex {
  const index = new Map<string, Contact[]>();
  for (const contact of contacts)
    for (const [, key] of keysOf(contact)) {
      const same = index.get(key);
      if (same) same.push(contact);
      else index.set(key, [contact]);
    }
  return index;
}

export type Duplicate = { readonly contact: Contact; readonly shares: readonly SharedDetail[] };

/**
 * Returns the contact that shares the most details with the draft, or null. Pure.
 * @param own the saved contact, whose unchanged details are ignored; null for a new one
 */
export function findDuplicate(
  index: ContactIndex,
  draft: ContactDraft,
  own: Contact | null,
): Duplicate | null {
  const found = new Map<string, { contact: Contact; shares: Set<SharedDetail> }>();
  const unchanged = new Set(own === null ? [] : keysOf(own).map(([, key]) => key));
  for (const [detail, key] of keysOf(draft)) {
    if (unchanged.has(key)) continue;
    for (const contact of index.get(key) ?? []) {
      if (contact.contactId === own?.contactId) continue;
      const entry = found.get(contact.contactId) ?? { contact, shares: new Set() };
      found.set(contact.contactId, { contact, shares: entry.shares.add(detail) });
    }
  }
  const [first] = [...found.values()].sort((one, other) => other.shares.size - one.shares.size);
  return first ? { contact: first.contact, shares: [...first.shares] } : null;
}

/** Joins the details: 'name', 'name and email', 'name, email and phone number'. */
export const sharedDetailsText = (shares: readonly SharedDetail[]): string =>
  new Intl.ListFormat("en-AU").format(shares);
