import * as z from "zod/mini";
import { defineEndpoint, inPlan, json } from "../platform/endpoint";
import { lookupId } from "../platform/number-rules";
import { proposed } from "../proposals/proposal";

export const SELECT_MTPD = "Please select the Maximum Tolerable Period of Disruption.";

/** The plan's Maximum Tolerable Period of Disruption; `value` in days, a part of one for hours. */
export const Mtpd = z.object({ mtpdId: z.number(), name: z.string(), value: z.number() });
export type Mtpd = z.infer<typeof Mtpd>;

/** The specification doesn't show the path. The choice is returned with the plan. */
export const setMtpd = defineEndpoint({
  name: "setMtpd",
  method: "PUT",
  path: "/plans/:planId/mtpd",
  summary: "Sets the plan's MTPD. Longer recovery times are then returned capped to it.",
  access: inPlan("plan.change"),
  body: z.strictObject({ mtpdId: lookupId(SELECT_MTPD), proposed: proposed() }),
  response: json(
    z.extend(Mtpd, {
      /** The business units whose saved recovery times are longer and therefore capped, by name. */
      cappedUnits: z.array(z.string()),
    }),
  ),
});
