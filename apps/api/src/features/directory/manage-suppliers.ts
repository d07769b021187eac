import {
  createSupplier as createEndpoint,
  listSuppliers as listEndpoint,
  updateSupplier as updateEndpoint,
} from "@holdfast/contract/directory/supplier-endpoints";
import { listRoute } from "../../platform/http/list-route";
import { refuseFullList } from "../../platform/limits/row-limits-store";
import { route } from "../../platform/http/route";
import { changeRow, recordChange } from "../history/public";
import { countryFor } from "../organisations/public";
import { withPartyPhone } from "./party-number-rules";
import { suppliersStore } from "./trading-partners-store";

export const listSuppliers = listRoute(listEndpoint, ({ scope }, { database }, part) =>
  suppliersStore.list(database.query, scope, part),
);

export const createSupplier = route(createEndpoint, ({ body, scope, origin }, services) =>
  services.database.transaction(async (tx) => {
    await refuseFullList(tx, services, "suppliers", scope);
    const supplier = await suppliersStore.insert(
      tx,
      services,
      scope,
      withPartyPhone(body, await countryFor(services, scope, tx)),
    );
    await recordChange(
      tx,
      services,
      { scope, origin },
      { action: "directory.supplier-added", id: supplier.supplierId, name: body.name },
    );
    return supplier;
  }),
);

export const updateSupplier = route(updateEndpoint, async (call, services) => {
  const { body, params, scope } = call;
  const id = params.supplierId;
  const country = await countryFor(services, scope);
  return services.database.transaction((tx) =>
    changeRow(tx, services, call, {
      action: "directory.supplier-changed",
      id,
      nameOf: ({ name }) => name,
      read: () => suppliersStore.read(tx, scope, id),
      update: (before) =>
        suppliersStore.update(tx, scope, id, withPartyPhone(body, country, before), call.ifMatch),
    }),
  );
});
