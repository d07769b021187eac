import type { Contact } from "../../../platform/offline-plan/contact-server";

/** The message shown after contact with the server. */
export const CONTACT_TEXTS: Readonly<Record<Contact["kind"], string>> = {
  refreshed: "Up to date.",
  unchanged: "Up to date.",
  incomplete:
    "An incident on this device is missing from the Holdfast server, which may have been restored from an older backup. The copy on this device is still available here.",
  unstored:
    "This device has no space left to save the latest plan. Free some space. The latest plan is shown here, but the saved copy is older.",
  unreachable: "Holdfast cannot be reached. This plan may be out of date.",
  "logged-out": "You are logged out. The copy on this device was not updated.",
  expired: "The plan has expired. Renew it to update the copy on this device.",
  unknown:
    "The Holdfast server did not find this plan for your account. The copy on this device was not updated.",
  emptied:
    "You no longer have access to this plan, so it was deleted from this device. Entries that were not sent remain here, protected by your PIN.",
  deleted: "",
};

/** Contact results after which the server has returned the plan to this person. */
const READ: ReadonlySet<Contact["kind"]> = new Set([
  "refreshed",
  "unchanged",
  "incomplete",
  "unstored",
]);

/** Whether the server has returned the plan to this person, who may then send to it. Pure. */
export const isRead = (contact: Contact["kind"] | undefined): boolean =>
  contact !== undefined && READ.has(contact);
