import type { LabelLeader } from "./place-bubble-labels";

/** Width of a digit of a label, and height of its line, in the chart's units. */
const CHARACTER = { width: 7, height: 13 } as const;

/** A light area behind a number on other bubbles. Outlined text would print as a font that cannot be searched. */
export function LabelGround({
  label,
  x,
  y,
}: {
  readonly label: string;
  readonly x: number;
  readonly y: number;
}) {
  const width = label.length * CHARACTER.width + 4;
  return (
    <rect
      x={x - width / 2}
      y={y - CHARACTER.height / 2}
      width={width}
      height={CHARACTER.height}
      rx={3}
      className="hf-svg-label-ground"
    />
  );
}

/** A dark line over a light one, so that it is visible on any bubble. */
export function Leader({ fromX, fromY, toX, toY }: LabelLeader) {
  const d = `M${fromX.toFixed(1)} ${fromY.toFixed(1)}L${toX.toFixed(1)} ${toY.toFixed(1)}`;
  return (
    <g>
      <path d={d} className="hf-svg-leader-ground" />
      <path d={d} className="hf-svg-leader" />
      <circle cx={toX} cy={toY} r={1.8} className="hf-svg-leader-end" />
    </g>
  );
}
