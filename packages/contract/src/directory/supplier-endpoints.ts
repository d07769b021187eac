import { listEndpoints } from "../platform/list-endpoints";
import { Supplier, TradingPartnerChanges, TradingPartnerInput } from "./trading-partner";

export const SUPPLIER_DELETED = "The supplier has been successfully deleted";

export const supplierEndpoints = listEndpoints({
  name: "Supplier",
  names: "Suppliers",
  noun: "supplier",
  nouns: "suppliers",
  path: "suppliers",
  id: "supplierId",
  row: Supplier,
  input: TradingPartnerInput,
  changes: TradingPartnerChanges,
  order: "by name",
  deletes: [
    " and removes it from the business units that depend on it",
    " and removes them from the business units that depend on them",
  ],
  record: "supplier",
});

export const {
  list: listSuppliers,
  create: createSupplier,
  update: updateSupplier,
  remove: deleteSupplier,
  removeSeveral: deleteSuppliers,
} = supplierEndpoints;
