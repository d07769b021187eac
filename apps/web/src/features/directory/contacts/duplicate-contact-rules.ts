import type { Contact } from "@holdfast/contract/directory/contact";

/** A detail that suggests two contacts are the same person. */
export type SharedDetail = "name" | "email" | "phone number";

/** A contact as entered in its form; any field may be empty. */
export type ContactDraft = {
  readonly [Field in "firstName" | "lastName" | "email" | "mobile" | "phone"]?: string | null;
};

export type ContactIndex = ReadonlyMap<string, readonly Contact[]>;

const fold = (text: string) => text.trim().replace(/\s+/g, " ").toLowerCase();

/** Returns a number without a country code in E.164; null if its country is unknown or it is not a number there. */
export type ReadNational = (text: string) => string | null;

/** The most digits of a country's calling code. */
const CALLING_CODE_DIGITS = 3;

type NumberKeys = {
  readonly own: string;
  /** Additional keys under which a saved number is indexed. */
  readonly found: readonly string[];
  /** Additional keys under which an entered number is looked up. */
  readonly sought: readonly string[];
};

/**
 * Returns the keys of a number. A number without a country code in an unknown country matches any number that ends
 * with its digits. Extensions are ignored.
 */
function numberKeys(text: string, readNational: ReadNational): readonly NumberKeys[] {
  const [main = ""] = text.toLowerCase().split(/ext|x|#/);
  const digits = main.replace(/\D/g, "");
  if (digits === "") return [];
  const known = main.trim().startsWith("+") ? `+${digits}` : readNational(main);
  if (known === null) {
    const national = digits.replace(/^0/, "");
    return [{ own: `national:${national}`, found: [], sought: [`ends with:${national}`] }];
  }
  const endings = Array.from({ length: CALLING_CODE_DIGITS }, (_, at) => known.slice(at + 2));
  return [
    {
      own: `number:${known}`,
      found: endings.map((national) => `ends with:${national}`),
      sought: endings.map((national) => `national:${national}`),
    },
  ];
}

/** Returns a contact's details as keys, such as 'email:ana@cafe.example'. */
function keysOf(
  contact: ContactDraft,
  readNational: ReadNational,
  use: "found" | "sought",
): readonly (readonly [SharedDetail, key: string])[] {
  const names = [fold(contact.firstName ?? ""), fold(contact.lastName ?? "")];
  const email = fold(contact.email ?? "");
  const numbers = [contact.mobile, contact.phone]
    .flatMap((number) => numberKeys(number ?? "", readNational))
    .flatMap((keys) => [keys.own, ...keys[use]]);
  return [
    ...(names.includes("") ? [] : [["name", `name:${names.join(" ")}`] as const]),
    ...(email === "" ? [] : [["email", `email:${email}`] as const]),
    ...[...new Set(numbers)].map((number) => ["phone number", number] as const),
  ];
}

/** Indexes contacts by their details, so that a lookup is as fast among 10,000. Pure. */
export function indexContacts(
  contacts: readonly Contact[],
  readNational: ReadNational,
): ContactIndex {
  const index = new Map<string, Contact[]>();
  for (const contact of contacts)
    for (const [, key] of keysOf(contact, readNational, "found")) {
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
  readNational: ReadNational,
): Duplicate | null {
  const found = new Map<string, { contact: Contact; shares: Set<SharedDetail> }>();
  const unchanged = new Set(
    own === null ? [] : keysOf(own, readNational, "sought").map(([, key]) => key),
  );
  for (const [detail, key] of keysOf(draft, readNational, "sought")) {
    if (unchanged.has(key)) continue;
    for (const contact of index.get(key) ?? []) {
      if (contact.contactId === own?.contactId) continue;
      const entry = found.get(contact.contactId) ?? { contact, shares: new Set() };
      found.set(contact.contactId, { contact, shares: entry.shares.add(detail) });
    }
  }
  const [first] = [...found.values()].sort((a, b) => b.shares.size - a.shares.size);
  return first ? { contact: first.contact, shares: [...first.shares] } : null;
}

/** Joins the details: 'name', 'name and email', 'name, email and phone number'. */
export const sharedDetailsText = (shares: readonly SharedDetail[]): string =>
  new Intl.ListFormat("en-AU").format(shares);
