import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";
import { StrategicThirdPartyCategory } from "./third-party";

export const ContactType = z.object({ contactTypeId: z.number(), name: z.string() });
export type ContactType = z.infer<typeof ContactType>;

export const WorkType = z.object({ workTypeId: z.number(), name: z.string() });
export type WorkType = z.infer<typeof WorkType>;

export const listContactTypes = defineEndpoint({
  name: "listContactTypes",
  method: "GET",
  path: "/contact_types",
  summary: "Lists the contact types.",
  access: ACCOUNT,
  response: json(z.array(ContactType)),
});

export const listWorkTypes = defineEndpoint({
  name: "listWorkTypes",
  method: "GET",
  path: "/work_types",
  summary: "Lists the work types.",
  access: ACCOUNT,
  response: json(z.array(WorkType)),
});

export const listStrategicThirdPartyCategories = defineEndpoint({
  name: "listStrategicThirdPartyCategories",
  method: "GET",
  path: "/strategic_third_party_categories",
  summary:
    "Lists the categories of strategic third parties and crisis experts, each with its class.",
  access: ACCOUNT,
  response: json(z.array(StrategicThirdPartyCategory)),
});
