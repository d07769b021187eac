import {
  deleteContact,
  deleteContacts,
  deleteStrategicThirdParties,
  deleteStrategicThirdParty,
} from "./delete-records";
import {
  downloadContactTemplate,
  downloadCustomerTemplate,
  downloadStrategicThirdPartyTemplate,
  downloadSupplierTemplate,
} from "./list-files/download-templates";
import {
  exportContacts,
  exportCustomers,
  exportStrategicThirdParties,
  exportSuppliers,
} from "./list-files/export-lists";
import { importContacts } from "./list-files/import-contacts";
import { importCustomers, importSuppliers } from "./list-files/import-partners";
import { importStrategicThirdParties } from "./list-files/import-third-parties";
import { listContactTypes, listStrategicThirdPartyCategories, listWorkTypes } from "./list-lookups";
import { createContact, listContacts, updateContact } from "./manage-contacts";
import { partnerRoutes } from "./manage-partners";
import {
  createStrategicThirdParty,
  listStrategicThirdParties,
  updateStrategicThirdParty,
} from "./manage-third-parties";

export const directoryRoutes = [
  listContacts,
  createContact,
  updateContact,
  deleteContact,
  deleteContacts,
  ...partnerRoutes("customer"),
  ...partnerRoutes("supplier"),
  listStrategicThirdParties,
  createStrategicThirdParty,
  updateStrategicThirdParty,
  deleteStrategicThirdParty,
  deleteStrategicThirdParties,
  listContactTypes,
  listWorkTypes,
  listStrategicThirdPartyCategories,
  downloadContactTemplate,
  downloadCustomerTemplate,
  downloadSupplierTemplate,
  downloadStrategicThirdPartyTemplate,
  exportContacts,
  exportCustomers,
  exportSuppliers,
  exportStrategicThirdParties,
  importContacts,
  importCustomers,
  importSuppliers,
  importStrategicThirdParties,
];
