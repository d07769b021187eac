import {
  likelihoodStanding,
  lossStanding,
  riskBubbleSize,
  riskRating,
  riskRatingColour,
  type RiskRatingColour,
} from "@holdfast/contract/risks/risk-rating-rules";

/** A risk as the bubble chart sees it. */
export interface BubbleRisk {
  /** By which the tables beside the chart speak of it. */
  readonly number: number;
  readonly name: string;
  /** Events a year. */
  readonly likelihoodValue: number;
  /** Loss value in whole units of the plan's currency. */
  readonly cost: number;
}

/** A bubble in the chart's own units: all risks of one likelihood and one loss value. */
export interface PlacedBubble {
  readonly risks: readonly BubbleRisk[];
  readonly rating: number;
  readonly colour: RiskRatingColour;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** The rating's first letter and the risks' numbers, such as 'H3, 7 +2'. */
  readonly label: string;
  readonly labelX: number;
  readonly labelY: number;
  /** Whether the label stands in the bubble, else beside it. */
  readonly isInside: boolean;
}

/** The place for the middle of bubbles; the largest, 80 across, stays on the paper around it. */
export interface PlotArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const LETTER: Readonly<Record<RiskRatingColour, string>> = { red: "H", amber: "M", green: "L" };
/** Beyond so many numbers a label counts the rest. */
const NUMBERS_SHOWN = 3;
/** Estimated width of a letter and height of a line of labels. */
const LABEL = { letter: 6.4, height: 12 } as const;

export const plotX = (area: PlotArea, likelihoodValue: number): number =>
  area.left + (area.right - area.left) * likelihoodStanding(likelihoodValue);
export const plotY = (area: PlotArea, cost: number): number =>
  area.bottom - (area.bottom - area.top) * lossStanding(cost);

const labelOf = (colour: RiskRatingColour, risks: readonly BubbleRisk[]) => {
  const numbers = risks.map(({ number }) => number);
  const rest = numbers.length - NUMBERS_SHOWN;
  const shown = numbers.slice(0, NUMBERS_SHOWN).join(", ");
  return `${LETTER[colour]}${shown}${rest > 0 ? ` +${rest}` : ""}`;
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const overlap = (one: Box, other: Box) =>
  Math.abs(one.x - other.x) < (one.width + other.width) / 2 &&
  Math.abs(one.y - other.y) < LABEL.height;

/** Where a label may stand: in its bubble where it fits, else right, left, above or below, or further off. */
const labelPlaces = (x: number, y: number, radius: number, width: number): readonly Box[] => {
  const aside = radius + 4 + width / 2;
  const above = radius + LABEL.height;
  return [
    ...(width <= 2 * radius - 6 ? [{ x, y, width }] : []),
    { x: x + aside, y, width },
    { x: x - aside, y, width },
    { x, y: y - above, width },
    { x, y: y + above, width },
    { x: x + aside, y: y - above, width },
    { x: x + aside, y: y + above, width },
    { x: x - aside, y: y - above, width },
    { x: x - aside, y: y + above, width },
  ];
};

/**
 * Bubbles for at most so many points, the highest rated first, in the order they are drawn: large ones
 * beneath small ones. Labels keep clear of each other as far as there is room.
 */
export const placeBubbles = (
  risks: readonly BubbleRisk[],
  area: PlotArea,
  atMost: number,
): readonly PlacedBubble[] => {
  const points = new Map<string, BubbleRisk[]>();
  for (const risk of risks) {
    const key = `${risk.likelihoodValue} ${risk.cost}`;
    const same = points.get(key);
    if (same) same.push(risk);
    else points.set(key, [risk]);
  }
  const labels: Box[] = [];
  return [...points.values()]
    .map((same) => ({
      same,
      likelihoodValue: same[0]?.likelihoodValue ?? 0,
      cost: same[0]?.cost ?? 0,
    }))
    .map((point) => ({ ...point, rating: riskRating(point.likelihoodValue, point.cost) }))
    .toSorted((one, other) => other.rating - one.rating || other.cost - one.cost)
    .slice(0, atMost)
    .map(({ same, likelihoodValue, cost, rating }) => {
      const colour = riskRatingColour(rating);
      const [x, y] = [plotX(area, likelihoodValue), plotY(area, cost)];
      const radius = riskBubbleSize(cost) / 2;
      const label = labelOf(colour, same);
      const places = labelPlaces(x, y, radius, label.length * LABEL.letter);
      const free = places.find((place) => !labels.some((taken) => overlap(place, taken)));
      const place = free ?? places[0] ?? { x, y, width: 0 };
      labels.push(place);
      return {
        risks: same,
        rating,
        colour,
        x,
        y,
        radius,
        label,
        labelX: place.x,
        labelY: place.y,
        isInside: place.x === x && place.y === y,
      };
    })
    .toSorted((one, other) => other.radius - one.radius);
};
