import { importSuppliers as endpoint } from "@holdfast/contract/directory/import-endpoints";
import { route } from "../../../platform/http/route";
import { countryFor } from "../../organisations/public";
import { nameAndEmail } from "./import-rules";
import { importList, readUploadedList } from "./import-list";
import { supplierSheet } from "./trading-partner-sheet";
import { suppliersStore } from "../trading-partners-store";

export const importSuppliers = route(
  endpoint,
  {
    before: (call, services) =>
      readUploadedList(
        services,
        async () => supplierSheet(await countryFor(services, call.scope)),
        call,
      ),
  },
  (call, services) =>
    importList(call, services, {
      list: "suppliers",
      action: "directory.suppliers-imported",
      existing: async (tx) => (await suppliersStore.list(tx, call.scope)).map(nameAndEmail),
      identityOf: nameAndEmail,
      insert: (tx, inputs) => suppliersStore.insertMany(tx, services, call.scope, inputs),
    }),
);
