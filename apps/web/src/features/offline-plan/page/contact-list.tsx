import type { OfflineContact } from "@holdfast/contract/offline-plan/offline-plan";
import { useState } from "react";
import styles from "./page.module.css";

/** Contacts shown before a search. */
const SHOWN = 100;

/** Lists everyone to call, with a search by name or role. */
export const ContactList = ({ contacts }: { readonly contacts: readonly OfflineContact[] }) => {
  const [search, setSearch] = useState("");
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const different = [...new Map(contacts.map((contact) => [keyOf(contact), contact])).values()];
  const found = different.filter(({ name, about }) => {
    const text = `${name} ${about}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <>
      <h2>Contacts</h2>
      <label>
        Search
        <input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </label>
      <output className={styles.aside}>
        {found.length > SHOWN
          ? `The first ${SHOWN} of ${found.length} contacts. Search for others.`
          : `Contacts: ${found.length}`}
      </output>
      <ul className={styles.contacts} aria-label="Contacts">
        {found.slice(0, SHOWN).map((contact) => (
          <ContactItem key={keyOf(contact)} contact={contact} />
        ))}
      </ul>
    </>
  );
};

/** Two contacts with the same name, role and numbers are shown once. */
const keyOf = (contact: OfflineContact) => Object.values(contact).join("|");

/** Calls a number. @param name whom the call reaches, for those who hear the links */
export const CallLink = ({ number, name }: { readonly number: string; readonly name: string }) => (
  <a href={`tel:${number.replaceAll(/[^+\d]/g, "")}`} aria-label={`Call ${number}, ${name}`}>
    Call {number}
  </a>
);

/** Shows a person with a link for each number. */
export const ContactItem = ({ contact }: { readonly contact: OfflineContact }) => {
  const { name, about, mobile, phone, email } = contact;
  const numbers = [...new Set([mobile, phone])].filter((number) => number !== "");
  return (
    <li>
      <span>
        <strong>{name}</strong>
        {about !== "" && <span className={styles.aside}>{about}</span>}
      </span>
      <span className={styles.calls}>
        {numbers.map((number) => (
          <CallLink key={number} number={number} name={name} />
        ))}
        {email !== "" && <a href={`mailto:${encodeURIComponent(email)}`}>Email</a>}
        {numbers.length === 0 && email === "" && <span className={styles.aside}>No number</span>}
      </span>
    </li>
  );
};
