import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const CONTACT_CHECK_ROUTES: readonly ScreenEntry[] = [
  screenAt(
    "/dashboard/contacts-check",
    async () => (await import("./contacts-check-screen")).ContactsCheckScreen,
    {
      area: "workspace",
      needs: "plan",
      menu: { group: "readiness", label: "Contacts Check", icon: "mail", order: 30 },
    },
  ),
  screenAt(
    "/contact-check",
    async () => (await import("./linked-check-screen")).LinkedCheckScreen,
    {
      area: "public",
      needs: "nothing",
    },
  ),
];
