import {
  likelihoodPosition,
  lossPosition,
  riskBubbleSize,
  riskRating,
  riskRatingColour,
  type RiskRatingColour,
} from "@holdfast/contract/risks/risk-rating-rules";

/** A risk as the bubble chart needs it. */
export interface BubbleRisk {
  /** The risk's number in the tables. */
  readonly number: number;
  readonly name: string;
  /** Events a year. */
  readonly likelihoodValue: number;
  /** Loss value in whole units of the plan's currency. */
  readonly cost: number;
  /** Loss value in rating units (`ratingUnit`), which positions and sizes show. */
  readonly ratedCost: number;
}

/** A bubble in chart units, as large and high as the costliest of its risks. */
export interface PlacedBubble {
  /** Risks of the same likelihood and nearly the same loss value, by number. */
  readonly risks: readonly BubbleRisk[];
  readonly colour: RiskRatingColour;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The rating's first letter and the risks' numbers, such as 'H3, 7 +2'. */
  readonly label: string;
}

/** A rectangle in chart units: the area for the centres of bubbles, or the frame around it. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const LETTER: Readonly<Record<RiskRatingColour, string>> = { red: "H", amber: "M", green: "L" };
/** A label shows this many numbers and counts the rest; with CROWD or more it shows the first only. */
const NUMBERS_SHOWN = 3;
const CROWD = 8;

export const plotX = (area: PlotArea, likelihoodValue: number): number =>
  area.left + (area.right - area.left) * likelihoodPosition(likelihoodValue);
/** @param ratedCost in rating units */
export const plotY = (area: PlotArea, ratedCost: number): number =>
  area.bottom - (area.bottom - area.top) * lossPosition(ratedCost);

const labelOf = (colour: RiskRatingColour, risks: readonly BubbleRisk[]) => {
  const numbers = risks.map(({ number }) => number);
  const shown = numbers.slice(0, numbers.length < CROWD ? NUMBERS_SHOWN : 1);
  const rest = numbers.length - shown.length;
  return `${LETTER[colour]}${shown.join(", ")}${rest > 0 ? ` +${rest}` : ""}`;
};

/** Bubbles of the same likelihood and colour whose centres are closer than this are indistinguishable. */
const NEAR = 4;

/**
 * Returns at most `atMost` bubbles, those with the highest ratings, in the order to render them: large ones
 * below small ones.
 */
export const placeBubbles = (
  risks: readonly BubbleRisk[],
  area: PlotArea,
  atMost: number,
): readonly PlacedBubble[] => {
  const piles = new Map<string, RatedRisk[][]>();
  const bubbles: RatedRisk[][] = [];
  for (const rated of highestFirst(risks)) {
    const key = `${rated.risk.likelihoodValue} ${rated.colour}`;
    const pile = piles.get(key) ?? [];
    const shared = pile.find(([first]) => {
      const y = plotY(area, first?.risk.ratedCost ?? 0);
      return Math.abs(y - plotY(area, rated.risk.ratedCost)) < NEAR;
    });
    if (shared) shared.push(rated);
    else {
      const own = [rated];
      piles.set(key, [...pile, own]);
      bubbles.push(own);
    }
  }
  return bubbles
    .slice(0, atMost)
    .flatMap((members) => {
      const [first] = members;
      return first === undefined ? [] : [bubbleOf(first, members, area)];
    })
    .toSorted((a, b) => b.radius - a.radius);
};

interface RatedRisk {
  readonly risk: BubbleRisk;
  readonly rating: number;
  readonly colour: RiskRatingColour;
}

const highestFirst = (risks: readonly BubbleRisk[]): readonly RatedRisk[] =>
  risks
    .map((risk) => {
      const rating = riskRating(risk.likelihoodValue, risk.ratedCost);
      return { risk, rating, colour: riskRatingColour(rating) };
    })
    .toSorted((a, b) => b.rating - a.rating || b.risk.cost - a.risk.cost);

const bubbleOf = (
  { risk: { likelihoodValue, ratedCost }, colour }: RatedRisk,
  members: readonly RatedRisk[],
  area: PlotArea,
): PlacedBubble => {
  const risks = members.map(({ risk }) => risk).toSorted((a, b) => a.number - b.number);
  return {
    risks,
    colour,
    x: plotX(area, likelihoodValue),
    y: plotY(area, ratedCost),
    radius: riskBubbleSize(ratedCost) / 2,
    label: labelOf(colour, risks),
  };
};
