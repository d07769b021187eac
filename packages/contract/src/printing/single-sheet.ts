import * as z from "zod/mini";
import { defineEndpoint, inPlan, json } from "../platform/endpoint";

/** What a single sheet is for, in the order in which a person looks for one. */
export const SHEET_PURPOSES = ["wall", "wallet", "day", "event", "unit", "team", "form"] as const;
export type SheetPurpose = (typeof SHEET_PURPOSES)[number];

/** A part of the plan that is printed by itself. */
export const SingleSheet = z.object({
  /** The `part` of the plan's PDF. */
  id: z.string(),
  title: z.string(),
  purpose: z.enum(SHEET_PURPOSES),
});
export type SingleSheet = z.infer<typeof SingleSheet>;

export const listSingleSheets = defineEndpoint({
  name: "listSingleSheets",
  method: "GET",
  path: "/plans/:planId/plan_document/parts",
  summary:
    "Lists the parts of the plan that are printed by themselves: sheets for the wall, cards, pages of units, checklists and forms.",
  access: inPlan("plan.read"),
  response: json(z.array(SingleSheet)),
});
