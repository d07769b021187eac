import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";

export const readLostAccess = defineEndpoint({
  name: "readLostAccess",
  method: "GET",
  path: "/offline_plans/:planId/lost_access",
  summary:
    "Returns a signed statement that the user has lost access to a plan, which deletes it from their device; null if no record proves it.",
  access: ACCOUNT,
  response: json(
    z.object({
      proof: z.nullable(z.object({ statement: z.string(), signature: z.string() })),
    }),
  ),
});
