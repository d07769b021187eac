import { deletesEntries, RESTORE_MINUTES, restoresEntries } from "../platform/deletion";
import { defineEndpoint, NO_PLANS, plansUsing } from "../platform/endpoint";

/* Deleting and restoring entries of the lists. Screens load these when someone deletes. */

export const deleteContacts = defineEndpoint({
  name: "deleteContacts",
  path: "/orgs/:orgId/contacts/delete",
  summary:
    "Deletes the contacts with the given ids and removes them from every team, risk and plan that uses them; all or none.",
  ...deletesEntries(plansUsing("contact", { bodyField: "ids" })),
});

export const restoreContacts = defineEndpoint({
  name: "restoreContacts",
  path: "/orgs/:orgId/contacts/restore",
  summary: `Restores contacts that were deleted in the last ${RESTORE_MINUTES} minutes, in every team, risk and plan that they were in; all or none.`,
  ...restoresEntries(plansUsing("contact", { bodyField: "ids" })),
});

export const deleteCustomers = defineEndpoint({
  name: "deleteCustomers",
  path: "/orgs/:orgId/customers/delete",
  summary: "Deletes the customers with the given ids; all or none.",
  ...deletesEntries(NO_PLANS),
});

export const restoreCustomers = defineEndpoint({
  name: "restoreCustomers",
  path: "/orgs/:orgId/customers/restore",
  summary: `Restores customers that were deleted in the last ${RESTORE_MINUTES} minutes; all or none.`,
  ...restoresEntries(NO_PLANS),
});

export const deleteSuppliers = defineEndpoint({
  name: "deleteSuppliers",
  path: "/orgs/:orgId/suppliers/delete",
  summary:
    "Deletes the suppliers with the given ids and removes them from the business units that depend on them; all or none.",
  ...deletesEntries(plansUsing("supplier", { bodyField: "ids" })),
});

export const restoreSuppliers = defineEndpoint({
  name: "restoreSuppliers",
  path: "/orgs/:orgId/suppliers/restore",
  summary: `Restores suppliers that were deleted in the last ${RESTORE_MINUTES} minutes; all or none.`,
  ...restoresEntries(plansUsing("supplier", { bodyField: "ids" })),
});

export const deleteStrategicThirdParties = defineEndpoint({
  name: "deleteStrategicThirdParties",
  path: "/orgs/:orgId/strategic_third_parties/delete",
  summary: "Deletes the strategic third parties with the given ids; all or none.",
  ...deletesEntries(NO_PLANS),
});

export const restoreStrategicThirdParties = defineEndpoint({
  name: "restoreStrategicThirdParties",
  path: "/orgs/:orgId/strategic_third_parties/restore",
  summary: `Restores strategic third parties that were deleted in the last ${RESTORE_MINUTES} minutes; all or none.`,
  ...restoresEntries(NO_PLANS),
});
