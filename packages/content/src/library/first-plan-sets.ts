import rows from "../data/first_plan_sets.json";

/** Sizes of a business by its number of people. */
export type BusinessSize = "micro" | "small" | "medium";

/** What a plan for a kind of business may start from. Names, times and tasks; never statements about the business. */
export type FirstPlanSet = {
  readonly setId: string;
  readonly name: string;
  /** What people call such a business, in lower case. */
  readonly everydayWords: readonly string[];
  /** ANZSIC codes of the classes it was written for, the most typical first. A class can be in several sets. */
  readonly industryCodes: readonly string[];
  /** The most important first. */
  readonly areas: readonly {
    readonly name: string;
    readonly categoryId: number;
    /** 1 to 4. */
    readonly criticality: number;
    readonly why: string;
  }[];
  readonly sizes: Readonly<Record<BusinessSize, FirstPlanSize>>;
  readonly risks: readonly {
    readonly riskPresetId: number;
    readonly likelihoodPresetId: number;
    /** How long it would stop a typical business of this kind. */
    readonly closedDays: number;
    /** Money beyond lost sales, from and to, in Australian dollars. */
    readonly repair: readonly number[];
    readonly why: string;
  }[];
  /** Kinds of organisations to call: of a category of third parties or, where none fits, a kind of supplier. */
  readonly callList: readonly {
    readonly who: string;
    readonly for: string;
    readonly thirdPartyCategoryId?: number;
    readonly supplierKind?: string;
  }[];
  /** What the parts need to work again, by the name of the part. A quantity of 0 is not needed in this size. */
  readonly assets: readonly {
    readonly part: string;
    readonly assetTypeId: number;
    readonly name: string;
    readonly quantity: Readonly<Record<BusinessSize, number>>;
    readonly note: string;
  }[];
  /** Sales of a day, from and to, in Australian dollars. */
  readonly dailySales: Readonly<Record<BusinessSize, readonly number[]>>;
  /** How severely a month without the site is felt, a scale of each category. */
  readonly disruptionScales: readonly {
    readonly disruptionRiskScaleId: number;
    readonly why: string;
  }[];
};

type FirstPlanSize = {
  /** From and to. */
  readonly people: readonly number[];
  readonly mtpdId: number;
  readonly mtpdWhy: string;
  readonly parts: readonly {
    readonly name: string;
    readonly why: string;
    readonly rtoDays: number;
    readonly rpoDays: number;
    /** The type of recovery strategy. */
    readonly where: number;
    readonly whereWhy: string;
    readonly firstSteps: readonly string[];
  }[];
};

export const FIRST_PLAN_SETS: readonly FirstPlanSet[] = rows;

/** For a business for which there is no set. */
const OFFICE = "accounting-practice";

const wordsOf = (text: string) =>
  ` ${text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")} `;

const countOf = (items: readonly string[], isCounted: (item: string) => boolean) =>
  items.filter(isCounted).length;

/** Returns the set that scores highest, the first of equals; undefined if none scores. */
function highest(score: (set: FirstPlanSet) => number): FirstPlanSet | undefined {
  const best = Math.max(...FIRST_PLAN_SETS.map(score));
  return best > 0 ? FIRST_PLAN_SETS.find((set) => score(set) === best) : undefined;
}

/**
 * Returns the set for an ANZSIC code. Of several for a class, it is the one whose everyday words are in the names,
 * such as those of the business and its trade, then the one for which the class is the most typical. A class without a
 * set borrows one of its group or subdivision, and else that of an office.
 * @throws Error if the data lacks the set of an office
 */
export function firstPlanSetFor(
  industryCode: string,
  names: string,
): {
  readonly set: FirstPlanSet;
  /** Whether it was written for another kind of business. */
  readonly isBorrowed: boolean;
} {
  const text = wordsOf(names);
  const own = highest(({ industryCodes, everydayWords }) => {
    const at = industryCodes.indexOf(industryCode);
    const named = countOf(everydayWords, (word) => text.includes(wordsOf(word)));
    return at === -1 ? 0 : 1 / (at + 1) + 2 * named;
  });
  if (own) return { set: own, isBorrowed: false };
  const startingWith = (start: string) =>
    start.length < 2
      ? undefined
      : highest(({ industryCodes }) => countOf(industryCodes, (code) => code.startsWith(start)));
  const borrowed =
    startingWith(industryCode.slice(0, 3)) ??
    startingWith(industryCode.slice(0, 2)) ??
    FIRST_PLAN_SETS.find(({ setId }) => setId === OFFICE);
  if (!borrowed) throw new Error(`There is no set '${OFFICE}'.`);
  return { set: borrowed, isBorrowed: true };
}
