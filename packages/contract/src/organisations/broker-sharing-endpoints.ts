import * as z from "zod/mini";
import { instant } from "../platform/field-rules";
import {
  defineEndpoint,
  inOrganisation,
  json,
  NO_PLANS,
  writesInOrganisation,
} from "../platform/endpoint";

/** When and by whom the consent was last given or ended; null if never, or longer ago than the history goes back. */
export const ConsentChange = z.nullable(
  z.object({
    changedAt: instant(),
    /** Null for a deleted account. */
    personName: z.nullable(z.string()),
  }),
);

/** Whether the managing brokerage may compare suppliers and hazards with those of its other clients. */
export const BrokerSharing = z.object({
  /** Null if no brokerage manages the organisation. */
  brokerageName: z.nullable(z.string()),
  isShared: z.boolean(),
  lastChange: ConsentChange,
});
export type BrokerSharing = z.infer<typeof BrokerSharing>;

export const readBrokerSharing = defineEndpoint({
  name: "readBrokerSharing",
  method: "GET",
  path: "/orgs/:orgId/broker-sharing",
  summary: "Returns whether the owner lets the brokerage compare suppliers and hazards.",
  access: inOrganisation("organisation.consent"),
  response: json(BrokerSharing),
});

export const setBrokerSharing = defineEndpoint({
  name: "setBrokerSharing",
  method: "PUT",
  path: "/orgs/:orgId/broker-sharing",
  summary: "Lets the brokerage compare suppliers and hazards, or stops it. For owners only.",
  access: writesInOrganisation("organisation.consent", {
    touches: NO_PLANS,
    whileArchived: "allowed",
  }),
  body: z.strictObject({ isShared: z.boolean() }),
  response: json(BrokerSharing),
});
