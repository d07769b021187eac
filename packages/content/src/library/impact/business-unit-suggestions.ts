import suggestions from "../../data/impact/business_unit_suggestions.json";

/** A business unit suggested by the 'Add new' form; also a suggested tag for suppliers and customers. */
export type BusinessUnitSuggestion = {
  readonly name: string;
  readonly icon: "bank" | "desktop" | "tool" | "phone" | "team" | "shopping";
};

export const BUSINESS_UNIT_SUGGESTIONS = suggestions as readonly BusinessUnitSuggestion[];
