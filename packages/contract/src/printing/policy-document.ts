import * as z from "zod/mini";
import { Policy } from "../policies/policy";
import { defineEndpoint, inOrganisation, json } from "../platform/endpoint";
import { dateOnly } from "../platform/field-rules";
import { wholeNumberText } from "../platform/number-rules";
import { optionalTimeZone } from "../platform/time-zone";

const PolicyVersion = z.extend(Policy, {
  /** The date of `lastModifiedDate` in the reader's time zone. */
  savedOn: dateOnly(),
});

/** Everything that the printed policy and its certificate show. */
export const PolicyDocument = z.object({
  business: z.object({
    name: z.string(),
    tradingName: z.string(),
    registrationNumber: z.string(),
    /** A `data:` URL: a printed document fetches nothing. */
    logoUrl: z.nullable(z.string()),
  }),
  /** The printed version. */
  policy: PolicyVersion,
  /** Whether a newer version has replaced it. */
  isReplaced: z.boolean(),
  /** All versions up to the printed one, newest first. */
  versions: z.array(PolicyVersion),
});
export type PolicyDocument = z.infer<typeof PolicyDocument>;

/** The largest value of the stored number. */
const MAX_POLICY_VERSION = 2_147_483_647;

/** The version of the policy, and the reader's time zone. */
export const ofPolicy = () =>
  z.object({
    /** The number of an earlier version; without it, the version in force. */
    version: z.optional(
      wholeNumberText("There is no such version.", { min: 1, max: MAX_POLICY_VERSION }),
    ),
    /** For the dates of the versions; UTC by default. */
    timeZone: optionalTimeZone(),
  });

export const readPolicyDocument = defineEndpoint({
  name: "readPolicyDocument",
  method: "GET",
  path: "/orgs/:orgId/policies/latest/document",
  summary: "Returns the data of the printed policy in force, or of an earlier version.",
  access: inOrganisation("organisation.read"),
  query: ofPolicy(),
  response: json(PolicyDocument),
});
