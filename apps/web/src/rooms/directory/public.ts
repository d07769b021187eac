/* What other rooms may use of the directory: adding a contact where one is missing. */
export { AddContactForm } from "./contact-form";
