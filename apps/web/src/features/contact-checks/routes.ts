import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const CONTACT_CHECK_ROUTES: readonly ScreenRoute[] = [
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
