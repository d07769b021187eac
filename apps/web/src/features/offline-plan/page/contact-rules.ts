import type { Contact } from "../../../platform/offline-plan/contact-server";

/** What a person is shown after a contact with the server. */
export const CONTACT_TEXTS: Readonly<Record<Contact["kind"], string>> = {
  refreshed: "Up to date.",
  incomplete:
    "This Holdfast server does not have an incident that this device has read. It may have been restored from an older backup. What this device has of the incident remains here.",
  unstored:
    "This device has no space left for the newest plan. It is shown here; the copy on this device remains as it was. Free some space.",
  unreachable: "Holdfast cannot be reached. This plan may be out of date.",
  "logged-out": "Logged out. The copy on this device remains as it was.",
  expired: "The plan has expired. Renew it to update the copy on this device.",
  unknown:
    "This Holdfast server has no such plan for your account. The copy on this device remains as it was.",
  emptied:
    "You have lost access to this plan, and it was deleted from this device. What you wrote and was not sent remains, under your PIN.",
  deleted: "",
};
