import {
  restoreContacts as restoreContactsEndpoint,
  restoreCustomers as restoreCustomersEndpoint,
  restoreSuppliers as restoreSuppliersEndpoint,
  restoreStrategicThirdParties as restoreThirdPartiesEndpoint,
} from "@holdfast/contract/directory/deletion-endpoints";
import { restoreRecords } from "../../platform/deletion/restore-records";
import { route } from "../../platform/http/route";
import { DIRECTORY_LISTS } from "./directory-lists-store";

const { contacts, customers, suppliers, thirdParties } = DIRECTORY_LISTS;

export const restoreContacts = route(restoreContactsEndpoint, (call, services) =>
  restoreRecords(call, services, contacts, call.body.ids),
);
export const restoreCustomers = route(restoreCustomersEndpoint, (call, services) =>
  restoreRecords(call, services, customers, call.body.ids),
);
export const restoreSuppliers = route(restoreSuppliersEndpoint, (call, services) =>
  restoreRecords(call, services, suppliers, call.body.ids),
);
export const restoreStrategicThirdParties = route(restoreThirdPartiesEndpoint, (call, services) =>
  restoreRecords(call, services, thirdParties, call.body.ids),
);
