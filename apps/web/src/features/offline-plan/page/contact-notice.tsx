import type { Contact } from "../../../platform/offline-plan/contact-server";
import { CONTACT_TEXTS } from "./contact-rules";

type ContactNoticeProps = { readonly contact: Contact["kind"] | undefined };

/** Says whether a plan was refreshed, and how to go on if not. */
export const ContactNotice = ({ contact }: ContactNoticeProps) => (
  <p>
    <output>{contact && CONTACT_TEXTS[contact]}</output>{" "}
    {contact === "logged-out" && (
      // A login returns to this page, which refreshes the plan.
      <a href="/dashboard/offline-plan">Log in to refresh this plan</a>
    )}
  </p>
);
