import { importSuppliers as endpoint } from "@holdfast/contract/directory/import-endpoints";
import { preparedRoute } from "../../platform/http/route";
import { importList, readUploadedList } from "./import-list";
import { SUPPLIER_SHEET } from "./trading-partner-sheet";
import { suppliersStore } from "./trading-partners-store";

export const importSuppliers = preparedRoute(
  endpoint,
  (call, services) => readUploadedList(services, async () => SUPPLIER_SHEET, call),
  (call, services) =>
    importList(call, services, {
      list: "suppliers",
      existing: (tx) => suppliersStore.list(tx, call.scope),
      identityOf: (supplier) => supplier,
      insert: (tx, inputs) => suppliersStore.insertMany(tx, services, call.scope, inputs),
    }),
);
