import {
  defineEndpoint,
  NO_PLANS,
  nothing,
  plansUsing,
  writesInOrganisation,
} from "../platform/endpoint";
import { EntryIds, RESTORE_MINUTES } from "../platform/deletion";
import { LIST_FULL } from "../platform/errors";

/* Deleting and restoring entries of the lists. Screens load these when someone deletes. */

export const deleteContacts = defineEndpoint({
  name: "deleteContacts",
  method: "POST",
  path: "/orgs/:orgId/contacts/delete",
  summary:
    "Deletes the contacts with the given ids and removes them from every team, risk and plan that uses them; all or none.",
  access: writesInOrganisation("organisation.change", {
    touches: plansUsing("contact", { bodyField: "ids" }),
  }),
  body: EntryIds,
  response: nothing,
});

export const restoreContacts = defineEndpoint({
  name: "restoreContacts",
  method: "POST",
  path: "/orgs/:orgId/contacts/restore",
  summary: `Restores contacts that were deleted in the last ${RESTORE_MINUTES} minutes, in every team, risk and plan that they were in; all or none.`,
  access: writesInOrganisation("organisation.change", {
    touches: plansUsing("contact", { bodyField: "ids" }),
  }),
  body: EntryIds,
  response: nothing,
  errors: [LIST_FULL],
});

export const deleteCustomers = defineEndpoint({
  name: "deleteCustomers",
  method: "POST",
  path: "/orgs/:orgId/customers/delete",
  summary: "Deletes the customers with the given ids; all or none.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: EntryIds,
  response: nothing,
});

export const restoreCustomers = defineEndpoint({
  name: "restoreCustomers",
  method: "POST",
  path: "/orgs/:orgId/customers/restore",
  summary: `Restores customers that were deleted in the last ${RESTORE_MINUTES} minutes; all or none.`,
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: EntryIds,
  response: nothing,
  errors: [LIST_FULL],
});

export const deleteSuppliers = defineEndpoint({
  name: "deleteSuppliers",
  method: "POST",
  path: "/orgs/:orgId/suppliers/delete",
  summary: "Deletes the suppliers with the given ids; all or none.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: EntryIds,
  response: nothing,
});

export const restoreSuppliers = defineEndpoint({
  name: "restoreSuppliers",
  method: "POST",
  path: "/orgs/:orgId/suppliers/restore",
  summary: `Restores suppliers that were deleted in the last ${RESTORE_MINUTES} minutes; all or none.`,
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: EntryIds,
  response: nothing,
  errors: [LIST_FULL],
});

export const deleteStrategicThirdParties = defineEndpoint({
  name: "deleteStrategicThirdParties",
  method: "POST",
  path: "/orgs/:orgId/strategic_third_parties/delete",
  summary: "Deletes the strategic third parties with the given ids; all or none.",
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: EntryIds,
  response: nothing,
});

export const restoreStrategicThirdParties = defineEndpoint({
  name: "restoreStrategicThirdParties",
  method: "POST",
  path: "/orgs/:orgId/strategic_third_parties/restore",
  summary: `Restores strategic third parties that were deleted in the last ${RESTORE_MINUTES} minutes; all or none.`,
  access: writesInOrganisation("organisation.change", { touches: NO_PLANS }),
  body: EntryIds,
  response: nothing,
  errors: [LIST_FULL],
});
