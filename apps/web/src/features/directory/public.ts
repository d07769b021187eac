/* What other features may use of the directory: adding a contact, and importing and exporting a list. */

/** Loaded when it is opened. */
import { lazyComponent } from "../../ui/loading/lazy-component";

export const ContactForm = lazyComponent(
  async () => (await import("./contacts/contact-form")).ContactForm,
);

export { ListFilesSection } from "./list-files/list-files-section";
