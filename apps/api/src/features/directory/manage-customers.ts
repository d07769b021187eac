import {
  createCustomer as createEndpoint,
  listCustomers as listEndpoint,
  updateCustomer as updateEndpoint,
} from "@holdfast/contract/directory/customer-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { listRoute } from "../../platform/http/list-route";
import { refuseFullList } from "../../platform/limits/row-limits-store";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { customersStore } from "./trading-partners-store";

export const listCustomers = listRoute(listEndpoint, ({ scope }, { database }, part) =>
  customersStore.list(database.query, scope, part),
);

export const createCustomer = route(createEndpoint, ({ body, scope }, services) =>
  services.database.transaction(async (tx) => {
    await refuseFullList(tx, services, "customers", scope);
    return customersStore.insert(tx, services, scope, body);
  }),
);

export const updateCustomer = route(
  updateEndpoint,
  async ({ body, params, scope }, { database }) => {
    const customer = await database.transaction((tx) =>
      customersStore.update(tx, scope, params.customerId, body),
    );
    if (!customer) throw new ProblemError(NOT_FOUND);
    return customer;
  },
);
