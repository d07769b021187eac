import { CONTACT_TYPES } from "@holdfast/content/library/contact-types";
import { STRATEGIC_THIRD_PARTY_CATEGORIES } from "@holdfast/content/library/impact/strategic-third-party-categories";
import { WORK_TYPES } from "@holdfast/content/library/impact/work-types";
import {
  listContactTypes as contactTypesEndpoint,
  listStrategicThirdPartyCategories as categoriesEndpoint,
  listWorkTypes as workTypesEndpoint,
} from "@holdfast/contract/directory/lookup-endpoints";
import { route } from "../../platform/http/route";

export const listContactTypes = route(contactTypesEndpoint, async () => [...CONTACT_TYPES]);

export const listWorkTypes = route(workTypesEndpoint, async () => [...WORK_TYPES]);

export const listStrategicThirdPartyCategories = route(categoriesEndpoint, async () => [
  ...STRATEGIC_THIRD_PARTY_CATEGORIES,
]);
