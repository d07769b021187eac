import { useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { Link } from "react-router";
import styles from "./bubble-chart.module.css";

export type BubbleTone = "red" | "amber" | "green";

/** A bubble and its label, in chart units. */
export type Bubble = {
  readonly id: string;
  /** Read by screen readers, and shown when the pointer rests on the bubble. */
  readonly name: string;
  readonly tone: BubbleTone;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Null if there is no room for it. */
  readonly label: {
    readonly text: string;
    readonly x: number;
    readonly y: number;
    readonly isInside: boolean;
    /** From the label to the bubble, if they do not touch. */
    readonly leader: { readonly from: Point; readonly to: Point } | null;
  } | null;
  /** The address that the bubble opens. */
  readonly to: string;
};

type Point = { readonly x: number; readonly y: number };
type Tick = { readonly at: number; readonly text: string };

export type BubbleChartProps = {
  /** What the chart shows. */
  readonly label: string;
  /** In the order to draw them: large ones below small ones. */
  readonly bubbles: readonly Bubble[];
  readonly width: number;
  readonly height: number;
  /** The frame that the scales run along. */
  readonly frame: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly across: { readonly title: string; readonly ticks: readonly Tick[] };
  readonly up: { readonly title: string; readonly ticks: readonly Tick[] };
};

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Bubbles on two scales. One stop of the Tab key; arrow keys move between the bubbles and Enter opens one. */
export const BubbleChart = (props: BubbleChartProps) => {
  const { label, bubbles, width, height, frame, across, up } = props;
  const chart = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, bubbles.length - 1);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || bubbles.length === 0) return;
    event.preventDefault();
    const next = (stop + step + bubbles.length) % bubbles.length;
    setCurrent(next);
    chart.current?.querySelectorAll<SVGElement>("[data-bubble]")[next]?.focus();
  };
  return (
    <figure aria-label={`${label} Arrow keys move between the bubbles.`}>
      <svg ref={chart} className={styles.chart} viewBox={`0 0 ${width} ${height}`}>
        <g aria-hidden="true">
          <rect
            x={frame.left}
            y={frame.top}
            width={frame.right - frame.left}
            height={frame.bottom - frame.top}
            className={styles.frame}
          />
          {across.ticks.map(({ at, text }) => (
            <g key={text}>
              <line x1={at} x2={at} y1={frame.top} y2={frame.bottom} className={styles.hair} />
              <text x={at} y={frame.bottom + 18} textAnchor="middle" className={styles.tick}>
                {text}
              </text>
            </g>
          ))}
          {up.ticks.map(({ at, text }) => (
            <g key={text}>
              <line x1={frame.left} x2={frame.right} y1={at} y2={at} className={styles.hair} />
              <text x={frame.left - 8} y={at + 4} textAnchor="end" className={styles.tick}>
                {text}
              </text>
            </g>
          ))}
          <text x={frame.left} y={frame.top - 10} className={styles.title}>
            {up.title}
          </text>
          <text x={frame.right} y={frame.bottom + 38} textAnchor="end" className={styles.title}>
            {across.title}
          </text>
        </g>
        {bubbles.map((bubble, at) => (
          <BubbleLink
            key={bubble.id}
            bubble={bubble}
            tabIndex={at === stop ? 0 : -1}
            onFocus={() => setCurrent(at)}
            onKeyDown={move}
          />
        ))}
        <g aria-hidden="true" className={styles.labels}>
          {bubbles.map(({ id, label: words, tone }) =>
            words === null ? null : (
              <g key={id}>
                {words.leader && <Leader {...words.leader} />}
                <text
                  x={words.x}
                  y={words.y + 4}
                  textAnchor="middle"
                  className={words.isInside ? styles.inside : styles.outside}
                  data-tone={tone}
                >
                  {words.text}
                </text>
              </g>
            ),
          )}
        </g>
      </svg>
    </figure>
  );
};

type BubbleLinkProps = {
  readonly bubble: Bubble;
  readonly tabIndex: number;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
};

const BubbleLink = ({ bubble: { name, x, y, radius, tone, to }, ...rest }: BubbleLinkProps) => (
  <Link to={to} aria-label={name} data-bubble="" className={styles.bubble} {...rest}>
    <title>{name}</title>
    <circle cx={x} cy={y} r={radius} data-tone={tone} />
  </Link>
);

const Leader = ({ from, to }: { readonly from: Point; readonly to: Point }) => (
  <line x1={from.x} y1={from.y} x2={to.x} y2={to.y} className={styles.leader} />
);
