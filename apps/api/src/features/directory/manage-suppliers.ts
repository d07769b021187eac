import {
  createSupplier as createEndpoint,
  listSuppliers as listEndpoint,
  updateSupplier as updateEndpoint,
} from "@holdfast/contract/directory/supplier-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { listRoute } from "../../platform/http/list-route";
import { refuseFullList } from "../../platform/limits/row-limits-store";
import { route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import { suppliersStore } from "./trading-partners-store";

export const listSuppliers = listRoute(listEndpoint, ({ scope }, { database }, part) =>
  suppliersStore.list(database.query, scope, part),
);

export const createSupplier = route(createEndpoint, ({ body, scope }, services) =>
  services.database.transaction(async (tx) => {
    await refuseFullList(tx, services, "suppliers", scope);
    return suppliersStore.insert(tx, services, scope, body);
  }),
);

export const updateSupplier = route(
  updateEndpoint,
  async ({ body, params, scope }, { database }) => {
    const supplier = await database.transaction((tx) =>
      suppliersStore.update(tx, scope, params.supplierId, body),
    );
    if (!supplier) throw new ProblemError(NOT_FOUND);
    return supplier;
  },
);
