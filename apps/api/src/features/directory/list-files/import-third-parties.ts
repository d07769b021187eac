import { importStrategicThirdParties as endpoint } from "@holdfast/contract/directory/import-endpoints";
import { route } from "../../../platform/http/route";
import { countryFor } from "../../organisations/public";
import { nameAndEmail } from "./import-rules";
import { importList, readUploadedList } from "./import-list";
import { insertThirdParties, listThirdParties } from "../third-parties-store";
import { type ClassId, thirdPartySheet } from "./third-party-sheet";

const ACTIONS = {
  "1": "directory.third-parties-imported",
  "2": "directory.crisis-experts-imported",
} as const satisfies Record<ClassId, string>;

export const importStrategicThirdParties = route(
  endpoint,
  {
    before: (call, services) =>
      readUploadedList(
        services,
        async () => thirdPartySheet(call.query.classId, await countryFor(services, call.scope)),
        call,
      ),
  },
  (call, services) =>
    importList(call, services, {
      list: "thirdParties",
      action: ACTIONS[call.query.classId],
      existing: async (tx) =>
        (await listThirdParties(tx, call.scope, Number(call.query.classId))).map(nameAndEmail),
      identityOf: nameAndEmail,
      insert: (tx, inputs) => insertThirdParties(tx, services, call.scope, inputs),
    }),
);
