import * as z from "zod/mini";
import { defineEndpoint, inPlan, json } from "../../platform/endpoint";
import { lookupId } from "../../platform/number-rules";
import { CATEGORY_HAS_RISKS } from "../errors";
import { CATEGORY_MISSING } from "../register/risk";

/** The ids of the categories of which a person said that none of their risks applies, in order. */
const RuledOutCategories = z.array(z.number());

export const listRuledOutCategories = defineEndpoint({
  name: "listRuledOutCategories",
  method: "GET",
  path: "/plans/:planId/ruled_out_categories",
  summary: "Lists the risk categories of which none applies to the plan's location.",
  access: inPlan("plan.read"),
  response: json(RuledOutCategories),
});

/** A category is in the list until one of its risks is answered Yes. */
export const saveRuledOutCategory = defineEndpoint({
  name: "saveRuledOutCategory",
  method: "PUT",
  path: "/plans/:planId/ruled_out_categories",
  summary: "Records that none of a category's risks applies, or takes that back. Returns the list.",
  access: inPlan("plan.change"),
  body: z.strictObject({ riskCategoryId: lookupId(CATEGORY_MISSING), isRuledOut: z.boolean() }),
  response: json(RuledOutCategories),
  errors: [CATEGORY_HAS_RISKS],
});
