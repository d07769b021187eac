import categories from "../../data/impact/strategic_third_party_categories.json";

/** What a third party does for the business. */
export type StrategicThirdPartyCategory = {
  readonly strategicThirdPartyCategoryId: number;
  /** Strategic Third Parties (1) or Strategic Crisis Experts (2). */
  readonly strategicThirdPartyCategoryClassId: number;
  readonly name: string;
  /** True for 'Other', which requires a description. */
  readonly isOther: boolean;
};

export const STRATEGIC_THIRD_PARTY_CATEGORIES: readonly StrategicThirdPartyCategory[] = categories;

const byId = new Map(
  STRATEGIC_THIRD_PARTY_CATEGORIES.map((category) => [
    category.strategicThirdPartyCategoryId,
    category,
  ]),
);

/** Returns the category with that id; undefined if there is none. */
export const strategicThirdPartyCategoryById = (
  strategicThirdPartyCategoryId: number,
): StrategicThirdPartyCategory | undefined => byId.get(strategicThirdPartyCategoryId);

/** Returns the categories of one class, including 'Other'. */
export const strategicThirdPartyCategoriesOfClass = (
  strategicThirdPartyCategoryClassId: number,
): readonly StrategicThirdPartyCategory[] =>
  STRATEGIC_THIRD_PARTY_CATEGORIES.filter(
    (category) =>
      category.strategicThirdPartyCategoryClassId === strategicThirdPartyCategoryClassId,
  );
