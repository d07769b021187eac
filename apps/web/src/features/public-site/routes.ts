import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const PUBLIC_SITE_ROUTES: readonly ScreenRoute[] = [
  screenAt("/", async () => (await import("./landing/landing-screen")).LandingScreen, {
    area: "public",
    needs: "nothing",
  }),
  screenAt("/contact-us", async () => (await import("./contact-screen")).ContactScreen, {
    area: "public",
    needs: "nothing",
    menu: { group: "account", label: "Contact Us", icon: "phone", order: 70 },
  }),
];
