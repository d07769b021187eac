import { customerEndpoints } from "@holdfast/contract/directory/customer-endpoints";
import { supplierEndpoints } from "@holdfast/contract/directory/supplier-endpoints";
import type { Customer, Supplier } from "@holdfast/contract/directory/trading-partner";
import { deletesRecords, deletesRecord } from "../../platform/deletion/handle-deletions";
import { listRoute } from "../../platform/http/list-route";
import { assertListNotFull } from "../../platform/limits/row-limits-store";
import { type Route, route } from "../../platform/http/route";
import { changeRow, recordChange } from "../history/public";
import { countryFor } from "../organisations/public";
import { DIRECTORY_LISTS } from "./directory-lists-store";
import { withPartyPhone } from "./party-number-rules";
import { customersStore, suppliersStore } from "./trading-partners-store";

const PARTNERS = {
  customer: {
    endpoints: customerEndpoints,
    param: "customerId",
    deletable: DIRECTORY_LISTS.customers,
    store: customersStore,
  },
  supplier: {
    endpoints: supplierEndpoints,
    param: "supplierId",
    deletable: DIRECTORY_LISTS.suppliers,
    store: suppliersStore,
  },
} as const;

/** Returns the routes of the list of customers or of suppliers. */
export function partnerRoutes(kind: keyof typeof PARTNERS): readonly Route[] {
  const { endpoints, param, deletable, store } = PARTNERS[kind];
  const { list, event } = deletable;
  return [
    listRoute(
      endpoints.list,
      ({ scope }, { database }, page) => store.list(database.query, scope, page),
      { orderKey: param },
    ),
    route(endpoints.create, ({ body, scope, origin }, services) =>
      services.database.transaction(async (tx) => {
        await assertListNotFull(tx, services, list, scope);
        const country = await countryFor(services, scope, tx);
        const id = services.newId();
        const partner = await store.insert(
          tx,
          services.clock,
          scope,
          id,
          withPartyPhone(body, country),
        );
        const added = { action: `${event}-added`, id, name: body.name };
        await recordChange(tx, services, { scope, origin }, added);
        return partner;
      }),
    ),
    route(endpoints.update, async (call, services) => {
      const { body, params, scope } = call;
      const id = params[param];
      const country = await countryFor(services, scope);
      return services.database.transaction((tx) =>
        changeRow<Customer | Supplier>(tx, services, call, {
          action: `${event}-changed`,
          id,
          nameOf: ({ name }) => name,
          read: () => store.read(tx, scope, id),
          update: (before) =>
            store.update(tx, scope, id, withPartyPhone(body, country, before), call.ifMatch),
        }),
      );
    }),
    route(endpoints.remove, deletesRecord(deletable, param)),
    route(endpoints.removeSeveral, deletesRecords(deletable)),
  ];
}
