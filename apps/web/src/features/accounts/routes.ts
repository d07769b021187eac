import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const ACCOUNT_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/confirmation/email",
    async () => (await import("./email-links/confirm-email-screen")).ConfirmEmailScreen,
    { area: "public", needs: "nothing" },
  ),
  screenAt(
    "/invitation/email",
    async () => (await import("./email-links/invitation-screen")).InvitationScreen,
    { area: "public", needs: "nothing" },
  ),
  screenAt(
    "/update-email",
    async () => (await import("./email-links/update-email-screen")).UpdateEmailScreen,
    {
      area: "public",
      needs: "nothing",
    },
  ),
  screenAt(
    "/reset-password",
    async () => (await import("./email-links/reset-password-screen")).ResetPasswordScreen,
    { area: "public", needs: "nothing" },
  ),
  screenAt(
    "/renewal-reminders",
    async () => (await import("./email-links/reminders-screen")).RemindersScreen,
    {
      area: "public",
      needs: "nothing",
    },
  ),
  screenAt("/a/*", async () => (await import("./email-links/short-link-screen")).ShortLinkScreen, {
    area: "public",
    needs: "nothing",
  }),
  screenAt(
    "/admin/settings",
    async () => (await import("./settings/settings-screen")).SettingsScreen,
    {
      area: "admin",
      needs: "session",
      menu: { group: "account", label: "Settings", icon: "settings", order: 60 },
    },
  ),
];
