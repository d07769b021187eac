import { listEndpoints } from "../platform/list-endpoints";
import { Customer, TradingPartnerChanges, TradingPartnerInput } from "./trading-partner";

export const CUSTOMER_DELETED = "The customer has been successfully deleted";

export const customerEndpoints = listEndpoints({
  name: "Customer",
  names: "Customers",
  noun: "customer",
  nouns: "customers",
  path: "customers",
  id: "customerId",
  row: Customer,
  input: TradingPartnerInput,
  changes: TradingPartnerChanges,
  order: "by name",
});

export const {
  list: listCustomers,
  create: createCustomer,
  update: updateCustomer,
  remove: deleteCustomer,
  removeSeveral: deleteCustomers,
} = customerEndpoints;
