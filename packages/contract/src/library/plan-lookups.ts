import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";

/* What the plan's own form, the policy and the glossary read. */

export const GlossaryTerm = z.object({ name: z.string(), description: z.string() });
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

export const listTerms = defineEndpoint({
  name: "listTerms",
  method: "GET",
  path: "/terms",
  summary: "The glossary by name.",
  access: ACCOUNT,
  answer: json(z.array(GlossaryTerm)),
});

export const CmtCompositionPreset = z.object({
  cmtCompositionPresetId: z.number(),
  /** Carries `{{businessName}}` where the business's name belongs. */
  value: z.string(),
});
export type CmtCompositionPreset = z.infer<typeof CmtCompositionPreset>;

export const listCmtCompositionPresets = defineEndpoint({
  name: "listCmtCompositionPresets",
  method: "GET",
  path: "/cmt_composition_presets",
  summary: "The responsibility statements a policy may be written with.",
  access: ACCOUNT,
  answer: json(z.array(CmtCompositionPreset)),
});

export const ListedCurrency = z.object({
  /** ISO 4217. */
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  /** What stands before an amount, such as AU$. */
  prefix: z.string(),
  /** Decimal places. */
  minorUnits: z.number(),
  /** False for a withdrawn currency: old plans keep it, new plans are not offered it. */
  active: z.boolean(),
});
export type ListedCurrency = z.infer<typeof ListedCurrency>;

export const listCurrencies = defineEndpoint({
  name: "listCurrencies",
  method: "GET",
  path: "/currencies",
  summary: "The currencies by code, withdrawn ones marked as not active.",
  access: ACCOUNT,
  answer: json(z.array(ListedCurrency)),
});
