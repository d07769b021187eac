import type { PlacedBubble, PlotArea } from "./place-bubbles";

/** A line in chart units, from a label to the edge of its bubble. */
export interface LabelLeader {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

/** A bubble's label; `x` and `y` are its centre. */
export interface BubbleLabel {
  readonly bubble: PlacedBubble;
  readonly x: number;
  readonly y: number;
  /** Estimated, in chart units; the height is LABEL_HEIGHT. */
  readonly width: number;
  /** Whether it is inside the bubble or next to it. */
  readonly isInside: boolean;
  /** Null if the label touches its bubble. */
  readonly leader: LabelLeader | null;
}

type Box = Pick<BubbleLabel, "x" | "y" | "width">;

export const LABEL_HEIGHT = 13;
/** Estimated widths of characters. */
const CHARACTER = { wide: 9, digit: 7.1, narrow: 3.3 } as const;
const GAP = 3;
/** Between labels on the same line. */
const LABEL_GAP = 6;
/** Distance of a column of labels from its bubbles; the second column takes the overflow of the first. */
const COLUMN_GAPS = [9, 50] as const;
/** A longer column is split to both sides of its bubbles. */
const LONG_COLUMN = 12;
/** More labels of one pile are easier to read in a column than around it. */
const MAX_BESIDE = 3;

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + LABEL_GAP && Math.abs(a.y - b.y) < LABEL_HEIGHT;

const touches = (box: Box, { x, y, radius }: PlacedBubble) =>
  Math.hypot(
    Math.max(0, Math.abs(box.x - x) - box.width / 2),
    Math.max(0, Math.abs(box.y - y) - LABEL_HEIGHT / 2),
  ) <
  radius + 1;

const characterWidth = (character: string) => {
  if (/[\d+]/u.test(character)) return CHARACTER.digit;
  return /[, ]/u.test(character) ? CHARACTER.narrow : CHARACTER.wide;
};

const widthOf = ({ label }: PlacedBubble) =>
  [...label].reduce((sum, character) => sum + characterWidth(character), 0);

/**
 * Places the label of each bubble: inside it if no smaller bubble covers it, else next to it, else in a column
 * next to the pile of overlapping bubbles, with a line to its bubble. No label covers another label, a bubble or
 * the frame; a label that doesn't fit is left out.
 * @param bubbles in the order they are rendered
 */
export const placeBubbleLabels = (
  bubbles: readonly PlacedBubble[],
  frame: PlotArea,
): readonly BubbleLabel[] => {
  const labels: BubbleLabel[] = bubbles
    .map((bubble) => ({ bubble, x: bubble.x, y: bubble.y, width: widthOf(bubble) }))
    .filter(
      (box, at) =>
        box.width <= 2 * box.bubble.radius - 6 &&
        !bubbles.slice(at + 1).some((smaller) => touches(box, smaller)),
    )
    .map((box) => ({ ...box, isInside: true, leader: null }));
  const isFree = (box: Box) =>
    box.x - box.width / 2 > frame.left + GAP &&
    box.x + box.width / 2 < frame.right - GAP &&
    box.y - LABEL_HEIGHT / 2 > frame.top &&
    box.y + LABEL_HEIGHT / 2 < frame.bottom &&
    !labels.some((label) => overlap(box, label)) &&
    !bubbles.some((bubble) => touches(box, bubble));

  for (const pile of pilesOf(bubbles)) {
    let rest = pile.filter((bubble) => !labels.some((label) => label.bubble === bubble));
    for (const bubble of rest.length > MAX_BESIDE ? [] : rest) {
      const box = nextTo(bubble, pile.length === 1).find(isFree);
      if (box !== undefined) labels.push({ ...box, bubble, isInside: false, leader: null });
    }
    rest = rest.filter((bubble) => !labels.some((label) => label.bubble === bubble));
    while (rest.length > 0) {
      const placed = bestColumn(rest, columnsBeside(pile), frame, isFree);
      if (placed.length === 0) break;
      labels.push(...placed);
      rest = rest.filter((bubble) => !placed.some((label) => label.bubble === bubble));
    }
  }
  return labels;
};

/** Returns overlapping bubbles of the same likelihood, from top to bottom; the highest pile first. */
const pilesOf = (bubbles: readonly PlacedBubble[]): readonly (readonly PlacedBubble[])[] => {
  const piles: PlacedBubble[][] = [];
  for (const bubble of bubbles.toSorted((a, b) => a.x - b.x || a.y - b.y)) {
    const pile = piles.at(-1);
    const isOnIt = pile?.some(
      ({ x, y, radius }) => x === bubble.x && bubble.y - y < radius + bubble.radius,
    );
    if (pile && isOnIt) pile.push(bubble);
    else piles.push([bubble]);
  }
  return piles.toSorted((a, b) => b.length - a.length);
};

/** The share of a radius at 45 degrees, rounded up to clear the edge. */
const HALF_RIGHT = 0.8;

/** Returns the positions next to a bubble: right, left, above or below; for a single bubble the corners too. */
const nextTo = (bubble: PlacedBubble, isAlone: boolean): readonly Box[] => {
  const { x, y, radius } = bubble;
  const width = widthOf(bubble);
  const aside = radius + GAP + 1 + width / 2;
  const above = radius + GAP + LABEL_HEIGHT / 2;
  const [across, up] = [radius * HALF_RIGHT + width / 2, radius * HALF_RIGHT + LABEL_HEIGHT / 2];
  const sides = [
    { x: x + aside, y, width },
    { x: x - aside, y, width },
    { x, y: y - above, width },
    { x, y: y + above, width },
  ];
  const corners = [
    { x: x + across, y: y - up, width },
    { x: x + across, y: y + up, width },
    { x: x - across, y: y - up, width },
    { x: x - across, y: y + up, width },
  ];
  return isAlone ? [...sides, ...corners] : sides;
};

interface Column {
  /** The edge where its labels begin, or end if the column is on the left. */
  readonly x: number;
  readonly side: 1 | -1;
}

const columnsBeside = (pile: readonly PlacedBubble[]): readonly Column[] => {
  const [middle, reach] = [pile[0]?.x ?? 0, Math.max(...pile.map(({ radius }) => radius))];
  return COLUMN_GAPS.flatMap((gap) =>
    ([1, -1] as const).map((side) => ({ x: middle + side * (reach + gap), side })),
  );
};

/** Returns the column that fits the most labels; of several, the one with the shortest lines. */
const bestColumn = (
  bubbles: readonly PlacedBubble[],
  columns: readonly Column[],
  frame: PlotArea,
  isFree: (box: Box) => boolean,
): readonly BubbleLabel[] =>
  columns
    .map((column) => columnLabels(bubbles, column, frame, isFree))
    .reduce((best, labels) => {
      const more = labels.length - best.length;
      return more > 0 || (more === 0 && lineLengthOf(labels) < lineLengthOf(best)) ? labels : best;
    });

const lineLengthOf = (labels: readonly BubbleLabel[]) =>
  labels.reduce(
    (sum, { leader }) =>
      leader === null
        ? sum
        : sum + Math.hypot(leader.toX - leader.fromX, leader.toY - leader.fromY),
    0,
  );

/** Returns as many labels as fit into the column, in the order of their bubbles and as close to them as possible. */
const columnLabels = (
  bubbles: readonly PlacedBubble[],
  { x, side }: Column,
  frame: PlotArea,
  isFree: (box: Box) => boolean,
): readonly BubbleLabel[] => {
  const width = Math.max(...bubbles.map(widthOf));
  const middle = bubbles.reduce((sum, { y }) => sum + y, 0) / bubbles.length;
  const rows = rowsAround(middle, frame).filter((y) =>
    isFree({ x: x + (side * width) / 2, y, width }),
  );
  const named = bubbles.length > LONG_COLUMN ? bubbles.filter((_, at) => at % 2 === 0) : bubbles;
  const taken = named.slice(0, rows.length);
  const first = nearestStart(taken, rows);
  return taken.map((bubble, at) => {
    const y = rows[first + at] ?? bubble.y;
    const own = widthOf(bubble);
    const angle = Math.atan2(y - bubble.y, x - bubble.x);
    return {
      bubble,
      x: x + (side * own) / 2,
      y,
      width: own,
      isInside: false,
      leader: {
        fromX: x - side * 2,
        fromY: y,
        toX: bubble.x + bubble.radius * Math.cos(angle),
        toY: bubble.y + bubble.radius * Math.sin(angle),
      },
    };
  });
};

/** Returns the label rows from the top of the frame to its bottom, one of them at the given height. */
const rowsAround = (middle: number, { top, bottom }: PlotArea): readonly number[] => {
  const first = top + LABEL_HEIGHT / 2 + ((middle - top - LABEL_HEIGHT / 2) % LABEL_HEIGHT);
  const count = Math.max(0, Math.floor((bottom - first) / LABEL_HEIGHT) + 1);
  return Array.from({ length: count }, (_, at) => first + at * LABEL_HEIGHT);
};

/** Returns the first row at which a run of labels is closest to its bubbles. */
const nearestStart = (bubbles: readonly PlacedBubble[], rows: readonly number[]): number => {
  const distanceFrom = (start: number) =>
    bubbles.reduce((sum, { y }, at) => sum + Math.abs(y - (rows[start + at] ?? y)), 0);
  return Array.from({ length: rows.length - bubbles.length + 1 }, (_, start) => start).reduce(
    (best, start) => (distanceFrom(start) < distanceFrom(best) ? start : best),
    0,
  );
};
