import type { HazardIndexEntry } from "@holdfast/contract/industries/hazard-endpoints";
import type { Industry } from "@holdfast/contract/industries/industry-endpoints";
import * as z from "zod/mini";

/*
 * The responses of the external service, as the specification names them ('plan-workspace' 3 and 7): an industry is
 * {alias, code, name}, an exposure {id, name}; a hazard has a category name, a rating from 0 to 100 and a comment in
 * HTML. Further fields are ignored.
 */

const text = z.string().check(z.minLength(1));

const serviceIndustry = z.pipe(
  z.object({
    code: text,
    name: text,
    alias: z.optional(z.nullable(z.string())),
    id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
    tradingName: z.optional(z.nullable(z.string())),
  }),
  z.transform(({ code, name, alias, id, tradingName }): Industry => ({
    id: String(id ?? code),
    name,
    alias: alias ?? null,
    code,
    tradingName: tradingName ?? null,
  })),
);

/** The specification does not name the category's field; these three are accepted. */
const categoryName = z.union([
  z.object({ categoryName: text }),
  z.pipe(
    z.object({ category: text }),
    z.transform(({ category }) => ({ categoryName: category })),
  ),
  z.pipe(
    z.object({ category: z.object({ name: text }) }),
    z.transform(({ category }) => ({ categoryName: category.name })),
  ),
]);

const serviceHazard = z.pipe(
  z.intersection(
    categoryName,
    z.object({
      rating: z.number().check(z.minimum(0), z.maximum(100)),
      comment: z.optional(z.nullable(z.string())),
    }),
  ),
  z.transform(({ categoryName: name, rating, comment }): HazardIndexEntry => ({
    categoryName: name,
    rating,
    comment: comment ?? "",
  })),
);

export const industryResponse = serviceIndustry;
export const industriesResponse = z.array(serviceIndustry);
export const hazardIndexResponse = z.array(serviceHazard);
export const exposuresResponse = z.array(z.object({ id: z.number(), name: text }));
