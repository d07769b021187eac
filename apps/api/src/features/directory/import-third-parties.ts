import { importStrategicThirdParties as endpoint } from "@holdfast/contract/directory/import-endpoints";
import { preparedRoute } from "../../platform/http/route";
import { importList, readUploadedList } from "./import-list";
import { insertThirdParties, listThirdParties } from "./third-parties-store";
import { thirdPartySheet } from "./third-party-sheet";

export const importStrategicThirdParties = preparedRoute(
  endpoint,
  (call, services) =>
    readUploadedList(services, async () => thirdPartySheet(call.query.classId), call),
  (call, services) =>
    importList(call, services, {
      list: "thirdParties",
      existing: (tx) => listThirdParties(tx, call.scope, Number(call.query.classId)),
      identityOf: (thirdParty) => thirdParty,
      insert: (tx, inputs) => insertThirdParties(tx, services, call.scope, inputs),
    }),
);
