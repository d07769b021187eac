import * as z from "zod/mini";
import { listEndpoints } from "../platform/list-endpoints";
import { PageQuery } from "../platform/list-page";
import {
  StrategicThirdParty,
  StrategicThirdPartyChanges,
  StrategicThirdPartyInput,
  THIRD_PARTY_CLASSES,
} from "./third-party";

export const STRATEGIC_THIRD_PARTY_DELETED =
  "The strategic third party has been successfully deleted";

/** Crisis experts are strategic third parties of a class, by their category. */
export const {
  list: listStrategicThirdParties,
  create: createStrategicThirdParty,
  update: updateStrategicThirdParty,
  remove: deleteStrategicThirdParty,
  removeSeveral: deleteStrategicThirdParties,
} = listEndpoints({
  name: "StrategicThirdParty",
  names: "StrategicThirdParties",
  noun: "strategic third party",
  nouns: "strategic third parties",
  path: "strategic_third_parties",
  id: "strategicThirdPartyId",
  row: StrategicThirdParty,
  input: StrategicThirdPartyInput,
  changes: StrategicThirdPartyChanges,
  query: z.extend(PageQuery, {
    classId: z.optional(z.enum(Object.values(THIRD_PARTY_CLASSES), "Unknown class.")),
  }),
  order: "by name, optionally of one class",
});
