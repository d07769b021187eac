/* What other features may use of the directory: adding a contact, importing and exporting a list, and
   opening the entry that an address names. */

/** Loaded when it is opened. */
import { lazyComponent } from "../../ui/loading/lazy-component";

export const ContactForm = lazyComponent(async () => (await import("./contact-form")).ContactForm);

export { ListFilesSection } from "./list-files-section";
export { useLinkedEntry } from "./use-linked-entry";
