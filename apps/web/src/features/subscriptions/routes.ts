import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const SUBSCRIPTION_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/admin/my-subscriptions",
    async () => (await import("./my-subscriptions-screen")).MySubscriptionsScreen,
    {
      area: "admin",
      needs: "session",
      menu: { group: "subscriptions", label: "My Subscriptions", icon: "person", order: 40 },
      budget: "table",
    },
  ),
  screenAt(
    "/admin/brokerage-subscriptions",
    async () => (await import("./brokerage-subscriptions-screen")).BrokerageSubscriptionsScreen,
    {
      area: "admin",
      needs: "session",
      permission: "broker",
      menu: { group: "subscriptions", label: "Brokerage Subscriptions", icon: "layers", order: 44 },
      budget: "table",
    },
  ),
  screenAt(
    "/admin/transactions",
    async () => (await import("./transactions-screen")).TransactionsScreen,
    {
      area: "admin",
      needs: "session",
      menu: { group: "account", label: "Transaction History", icon: "swap", order: 48 },
      budget: "table",
    },
  ),
];
