import { screenAt } from "../../platform/routing/screen-route";
import type { ScreenRoute } from "../../platform/routing/screen-route";

export const DIRECTORY_ROUTES: readonly ScreenRoute[] = [
  screenAt(
    "/organization/contacts",
    async () => (await import("./contacts/contacts-screen")).ContactsScreen,
    {
      area: "workspace",
      needs: "organisation",
      menu: { group: "organisation", label: "Contacts", icon: "person", order: 20 },
      budget: "table",
    },
  ),
  screenAt(
    "/organization/customers",
    async () => (await import("./partners/customers-screen")).CustomersScreen,
    {
      area: "workspace",
      needs: "organisation",
      menu: { group: "organisation", label: "Customers", icon: "shopping", order: 30 },
    },
  ),
  screenAt(
    "/organization/suppliers",
    async () => (await import("./partners/suppliers-screen")).SuppliersScreen,
    {
      area: "workspace",
      needs: "organisation",
      menu: { group: "organisation", label: "Suppliers", icon: "truck", order: 40 },
    },
  ),
  screenAt(
    "/organization/strategic-third-parties",
    async () =>
      (await import("./third-parties/strategic-third-parties-screen")).StrategicThirdPartiesScreen,
    {
      area: "workspace",
      needs: "organisation",
      menu: { group: "organisation", label: "Strategic Third Parties", icon: "bank", order: 50 },
    },
  ),
  screenAt(
    "/organization/strategic-crisis-experts",
    async () =>
      (await import("./third-parties/strategic-crisis-experts-screen"))
        .StrategicCrisisExpertsScreen,
    {
      area: "workspace",
      needs: "organisation",
      menu: { group: "organisation", label: "Strategic Crisis Experts", icon: "phone", order: 60 },
    },
  ),
];
