/* What other features may use of the directory: adding a contact. */

/** Loaded when it is opened. */
import { lazyComponent } from "../../ui/loading/lazy-component";

export const ContactForm = lazyComponent(async () => (await import("./contact-form")).ContactForm);
