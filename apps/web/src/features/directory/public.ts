/* What other features may use of the directory: adding a contact, and importing and exporting a list. */
export { ContactForm } from "./contacts/contact-form";
export { ListFilesSection } from "./list-files/list-files-section";
