import { listDrills as endpoint } from "@holdfast/contract/drills/drill-endpoints";
import { route } from "../../platform/http/route";
import { listDrills as listRows } from "./drills-store";

export const listDrills = route(endpoint, ({ scope }, { database }) =>
  listRows(database.query, scope),
);
