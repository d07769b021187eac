import { deletesEntries } from "../platform/deletion";
import { defineEndpoint, NO_PLANS, plansUsing } from "../platform/endpoint";

/* Deleting entries of the lists. Screens load these when someone deletes. */

export const deleteContacts = defineEndpoint({
  name: "deleteContacts",
  path: "/orgs/:orgId/contacts/delete",
  summary:
    "Deletes the contacts with the given ids and removes them from every team, risk and plan that uses them; all or none.",
  ...deletesEntries(plansUsing("contact", { bodyField: "ids" })),
});

export const deleteCustomers = defineEndpoint({
  name: "deleteCustomers",
  path: "/orgs/:orgId/customers/delete",
  summary: "Deletes the customers with the given ids; all or none.",
  ...deletesEntries(NO_PLANS),
});

export const deleteSuppliers = defineEndpoint({
  name: "deleteSuppliers",
  path: "/orgs/:orgId/suppliers/delete",
  summary:
    "Deletes the suppliers with the given ids and removes them from the business units that depend on them; all or none.",
  ...deletesEntries(plansUsing("supplier", { bodyField: "ids" })),
});

export const deleteStrategicThirdParties = defineEndpoint({
  name: "deleteStrategicThirdParties",
  path: "/orgs/:orgId/strategic_third_parties/delete",
  summary: "Deletes the strategic third parties with the given ids; all or none.",
  ...deletesEntries(NO_PLANS),
});
