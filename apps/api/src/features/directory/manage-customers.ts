import {
  createCustomer as createEndpoint,
  listCustomers as listEndpoint,
  updateCustomer as updateEndpoint,
} from "@holdfast/contract/directory/customer-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { refuseFullList } from "../../platform/limits/row-limits-store";
import { route } from "../../platform/http/route";
import { changeRow, recordChange } from "../history/public";
import { countryFor } from "../organisations/public";
import { withPartyPhone } from "./party-number-rules";
import { customersStore } from "./trading-partners-store";

export const listCustomers = listRoute(listEndpoint, ({ scope }, { database }, part) =>
  customersStore.list(database.query, scope, part),
);

export const createCustomer = route(createEndpoint, ({ body, scope, origin }, services) =>
  services.database.transaction(async (tx) => {
    await refuseFullList(tx, services, "customers", scope);
    const customer = await customersStore.insert(
      tx,
      services,
      scope,
      withPartyPhone(body, await countryFor(services, scope, tx)),
    );
    await recordChange(
      tx,
      services,
      { scope, origin },
      { action: "directory.customer-added", id: customer.customerId, name: body.name },
    );
    return customer;
  }),
);

export const updateCustomer = route(updateEndpoint, async (call, services) => {
  const { body, params, scope } = call;
  const id = params.customerId;
  const country = await countryFor(services, scope);
  return services.database.transaction((tx) =>
    changeRow(tx, services, call, {
      action: "directory.customer-changed",
      id,
      nameOf: ({ name }) => name,
      read: () => customersStore.read(tx, scope, id),
      update: (before) =>
        customersStore.update(tx, scope, id, withPartyPhone(body, country, before), call.ifMatch),
    }),
  );
});
