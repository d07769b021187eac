import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, json } from "../platform/endpoint";

/* The lookups of the plan form, the policy and the glossary. */

export const GlossaryTerm = z.object({ name: z.string(), description: z.string() });
export type GlossaryTerm = z.infer<typeof GlossaryTerm>;

export const listTerms = defineEndpoint({
  name: "listTerms",
  method: "GET",
  path: "/terms",
  summary: "Lists the glossary terms, by name.",
  access: ACCOUNT,
  response: json(z.array(GlossaryTerm)),
});

export const CmtCompositionPreset = z.object({
  cmtCompositionPresetId: z.number(),
  /** Contains `{{businessName}}` as a placeholder. */
  value: z.string(),
});
export type CmtCompositionPreset = z.infer<typeof CmtCompositionPreset>;

export const listCmtCompositionPresets = defineEndpoint({
  name: "listCmtCompositionPresets",
  method: "GET",
  path: "/cmt_composition_presets",
  summary: "Lists the responsibility statements offered for a policy.",
  access: ACCOUNT,
  response: json(z.array(CmtCompositionPreset)),
});

export const ListedCurrency = z.object({
  /** ISO 4217. */
  code: z.string(),
  name: z.string(),
  symbol: z.string(),
  /** The text before an amount, such as AU$. */
  prefix: z.string(),
  /** Decimal places. */
  minorUnits: z.number(),
  /** False for a withdrawn currency: existing plans keep it, new plans can't choose it. */
  active: z.boolean(),
});
export type ListedCurrency = z.infer<typeof ListedCurrency>;

export const listCurrencies = defineEndpoint({
  name: "listCurrencies",
  method: "GET",
  path: "/currencies",
  summary: "Lists the currencies, by code; withdrawn ones have `active` false.",
  access: ACCOUNT,
  response: json(z.array(ListedCurrency)),
});
