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
  summary: "How a contact stands to the business.",
  access: ACCOUNT,
  answer: json(z.array(ContactType)),
});

export const listWorkTypes = defineEndpoint({
  name: "listWorkTypes",
  method: "GET",
  path: "/work_types",
  summary: "How a contact's work is arranged.",
  access: ACCOUNT,
  answer: json(z.array(WorkType)),
});

export const listStrategicThirdPartyCategories = defineEndpoint({
  name: "listStrategicThirdPartyCategories",
  method: "GET",
  path: "/strategic_third_party_categories",
  summary: "What a strategic third party or crisis expert does, with the class of each.",
  access: ACCOUNT,
  answer: json(z.array(StrategicThirdPartyCategory)),
});
