import {
  importCustomers as customersEndpoint,
  importSuppliers as suppliersEndpoint,
} from "@holdfast/contract/directory/import-endpoints";
import { route } from "../../../platform/http/route";
import { countryFor } from "../../organisations/public";
import { customersStore, suppliersStore } from "../trading-partners-store";
import { nameAndEmail } from "./import-rules";
import { importList, readUploadedList } from "./import-list";
import { customerSheet, supplierSheet } from "./trading-partner-sheet";

const PARTNERS = {
  customers: { endpoint: customersEndpoint, sheet: customerSheet, store: customersStore },
  suppliers: { endpoint: suppliersEndpoint, sheet: supplierSheet, store: suppliersStore },
} as const;

const importRoute = (list: keyof typeof PARTNERS) => {
  const { endpoint, sheet, store } = PARTNERS[list];
  return route(
    endpoint,
    {
      before: (call, services) =>
        readUploadedList(services, async () => sheet(await countryFor(services, call.scope)), call),
    },
    (call, services) =>
      importList(call, services, {
        list,
        action: `directory.${list}-imported`,
        existing: async (tx) => (await store.list(tx, call.scope)).map(nameAndEmail),
        identityOf: nameAndEmail,
        insert: (tx, inputs) => store.insertMany(tx, services, call.scope, inputs),
      }),
  );
};

export const importCustomers = importRoute("customers");
export const importSuppliers = importRoute("suppliers");
