import { foldCase } from "@holdfast/contract/platform/text-rules";
import type { Contact } from "@holdfast/contract/directory/contact";
import { contactChoice } from "../format/contact-choice";
import type { ChoiceSearch } from "../../ui/fields/choices/use-choice-search";

/** Contacts per page of search results (count). */
const PAGE = 50;

/** Searches loaded contacts, matching each word in name or job title, and returns them page by page. */
export const searchContacts =
  (contacts: readonly Contact[]): ChoiceSearch =>
  ({ text, page }) => {
    const words = foldCase(text).split(/\s+/).filter(Boolean);
    const found = contacts.map(contactChoice).filter(({ name, note }) => {
      const line = foldCase(`${name} ${note ?? ""}`);
      return words.every((word) => line.includes(word));
    });
    const from = Number(page ?? 0);
    const choices = found.slice(from, from + PAGE);
    const next = from + PAGE < found.length ? { next: String(from + PAGE) } : {};
    return Promise.resolve({ choices, ...next });
  };
