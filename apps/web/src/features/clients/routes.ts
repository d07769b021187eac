import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const CLIENT_ROUTES: readonly ScreenRoute[] = [
  screenAt("/admin/organisations", async () => (await import("./clients-screen")).ClientsScreen, {
    area: "admin",
    needs: "session",
    permission: "broker",
    menu: { group: "clients", label: "Organisations & Plans", icon: "building", order: 10 },
    budget: "table",
  }),
  screenAt("/admin/portfolio", async () => (await import("./portfolio-screen")).PortfolioScreen, {
    area: "admin",
    needs: "session",
    permission: "broker",
    menu: { group: "clients", label: "Portfolio", icon: "dashboard", order: 20 },
    budget: "table",
  }),
  screenAt("/admin/firm", async () => (await import("./firm-screen")).FirmScreen, {
    area: "admin",
    needs: "session",
    permission: "broker",
    menu: { group: "clients", label: "Firm on Reports", icon: "document", order: 30 },
  }),
];
