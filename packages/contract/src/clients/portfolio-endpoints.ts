import * as z from "zod/mini";
import { defineEndpoint, inBrokerage, json, list } from "../platform/endpoint";
import { ConsentChange } from "../organisations/broker-sharing-endpoints";
import { id, instant } from "../platform/field-rules";
import { PageQuery } from "../platform/list-page";
import { Progress } from "../plans/plan";
import { ClientPlan } from "./client";

/** A plan of a client with what the portfolio shows of it. */
export const PortfolioPlan = z.extend(ClientPlan, {
  organisationId: id(),
  organisationName: z.string(),
  progress: Progress,
  /** When the plan document was last downloaded; null if never. */
  lastDownloadedDate: z.nullable(instant()),
});
export type PortfolioPlan = z.infer<typeof PortfolioPlan>;

/** Something that several clients have in common. */
export const SharedExposure = z.object({
  name: z.string(),
  clients: z.array(z.object({ organisationId: id(), name: z.string() })),
});
export type SharedExposure = z.infer<typeof SharedExposure>;

export const SharedExposures = z.object({
  /** How many clients have agreed to be compared, and how many there are. */
  agreed: z.number(),
  clients: z.number(),
  /** Who has agreed, and who did and ended it, by name. */
  consents: z.array(
    z.object({
      organisationId: id(),
      name: z.string(),
      isShared: z.boolean(),
      lastChange: ConsentChange,
    }),
  ),
  suppliers: z.array(SharedExposure),
  hazards: z.array(SharedExposure),
});
export type SharedExposures = z.infer<typeof SharedExposures>;

export const listPortfolio = defineEndpoint({
  name: "listPortfolio",
  method: "GET",
  path: "/brokerages/:brokerageId/portfolio",
  summary:
    "Lists the plans of the brokerage's clients with their progress, in the order in which they expire.",
  access: inBrokerage("brokerage.read"),
  query: PageQuery,
  response: list(z.array(PortfolioPlan)),
});

export const readSharedExposures = defineEndpoint({
  name: "readSharedExposures",
  method: "GET",
  path: "/brokerages/:brokerageId/shared-exposures",
  summary:
    "Returns the suppliers and hazards that at least two clients have in common, of clients that have agreed to it.",
  access: inBrokerage("brokerage.read"),
  response: json(SharedExposures),
});
