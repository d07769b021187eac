import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const PURCHASE_ROUTES: readonly ScreenEntry[] = [
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
