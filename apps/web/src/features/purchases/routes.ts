import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const PURCHASE_ROUTES: readonly ScreenRoute[] = [
  screenAt("/purchase", async () => (await import("./purchase-screen")).PurchaseScreen, {
    area: "admin",
    needs: "session",
  }),
  screenAt("/admin/purchases", async () => (await import("./purchases-screen")).PurchasesScreen, {
    area: "admin",
    needs: "session",
    budget: "table",
  }),
];
