import { screenAt } from "../../platform/routing/screen-entry";
import type { ScreenEntry } from "../../platform/routing/screen-entry";

export const PURCHASE_ROUTES: readonly ScreenEntry[] = [
  screenAt("/purchase", async () => (await import("./purchase-screen")).PurchaseScreen, {
    area: "admin",
    needs: "session",
  }),
];
