import { Fragment, useState } from "react";
import { Link } from "react-router";
import { Button } from "../buttons/button";
import styles from "./bar-chart.module.css";

/** What a bar conveys; its text repeats it. `hollow` sets a second bar of the same row apart. */
export type BarTone = "accent" | "hollow" | "green" | "amber" | "red" | "red-deep";

export type Bar = {
  /** Null for a value that is not set: no bar, only the text. */
  readonly value: number | null;
  /** The value as text: '3 days', '64 High'. */
  readonly text: string;
  readonly tone: BarTone;
};

export type BarRow = {
  readonly id: string;
  readonly name: string;
  readonly bars: readonly Bar[];
  /** The address that the row opens. */
  readonly to?: string;
};

type BarChartProps = {
  /** What the chart shows, with its unit. */
  readonly caption: string;
  readonly nameHead: string;
  readonly valueHead: string;
  readonly rows: readonly BarRow[];
  /** The end of the scale, which starts at 0. */
  readonly max: number;
  /** Values named along the scale, from low to high. */
  readonly ticks: readonly number[];
  /** A line across all bars, such as a limit. */
  readonly limit?: { readonly value: number; readonly text: string };
};

/** Longer charts show this many rows until 'Show all' is pressed. */
const ROWS_SHOWN = 10;

/**
 * Horizontal bars in a table, so that the chart is its own text alternative and its text wraps on a phone. A row opens
 * by its name's link, and by a click anywhere on the row.
 */
export const BarChart = (props: BarChartProps) => {
  const { caption, nameHead, valueHead, rows, max, ticks, limit } = props;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, ROWS_SHOWN);
  return (
    <>
      <table className={styles.chart}>
        <caption className={styles.caption}>
          <span className={styles.captionText}>{caption}</span>
          {limit && <LimitSample text={limit.text} />}
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {nameHead}
            </th>
            <td aria-hidden="true">
              <Ticks ticks={ticks} max={max} />
            </td>
            <th scope="col" className={styles.value}>
              {valueHead}
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={row.id} data-opens={row.to === undefined ? undefined : ""}>
              <th scope="row" className={styles.name}>
                {row.to === undefined ? (
                  <Breakable text={row.name} />
                ) : (
                  <Link to={row.to}>
                    <Breakable text={row.name} />
                  </Link>
                )}
              </th>
              <td aria-hidden="true">
                <Bars bars={row.bars} max={max} ticks={ticks} limit={limit?.value} />
              </td>
              <td className={`${styles.value} figures`}>
                {row.bars.map(({ text }) => (
                  <span key={text} className={styles.text}>
                    {text}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < rows.length && (
        <Button size="small" variant="quiet" onPress={() => setWhole(true)}>
          Show all {rows.length}
        </Button>
      )}
    </>
  );
};

/** A text that may continue on the next line after a slash. */
const Breakable = ({ text }: { readonly text: string }) =>
  text.split("/").map((part, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of one text, in their order
    <Fragment key={at}>
      {at > 0 && (
        <>
          /<wbr />
        </>
      )}
      {part}
    </Fragment>
  ));

const LimitSample = ({ text }: { readonly text: string }) => (
  <span className={styles.limitText}>
    <svg className={styles.limitSample} viewBox="0 0 2 14" aria-hidden="true">
      <line x1="1" x2="1" y1="0" y2="14" className={styles.limit} />
    </svg>
    {text}
  </span>
);

type TicksProps = { readonly ticks: readonly number[]; readonly max: number };

const Ticks = ({ ticks, max }: TicksProps) => (
  <svg className={styles.ticks} width="100%" height="16">
    {ticks.map((tick) => (
      <text key={tick} x={share(tick, max)} y="12" textAnchor={anchorOf(tick, max)}>
        {tick}
      </text>
    ))}
  </svg>
);

type BarsProps = TicksProps & {
  readonly bars: readonly Bar[];
  readonly limit: number | undefined;
};

/** Height of a bar with the space below it (CSS pixels); the text next to it has the same. */
const STEP = 20;
const HEIGHT = 14;

const Bars = ({ bars, max, ticks, limit }: BarsProps) => (
  <svg className={styles.bars} width="100%" height={bars.length * STEP}>
    {ticks.map((tick) => (
      <line
        key={tick}
        x1={share(tick, max)}
        x2={share(tick, max)}
        y1="0"
        y2="100%"
        className={styles.hair}
      />
    ))}
    {bars.map(({ value, text, tone }, at) =>
      value === null ? null : (
        <rect
          key={text}
          x="0"
          y={at * STEP + (STEP - HEIGHT) / 2}
          width={value === 0 ? 3 : share(value, max)}
          height={HEIGHT}
          rx="2"
          className={styles.bar}
          data-tone={tone}
        />
      ),
    )}
    {limit !== undefined && (
      <line
        x1={share(limit, max)}
        x2={share(limit, max)}
        y1="0"
        y2="100%"
        className={styles.limit}
      />
    )}
  </svg>
);

const share = (value: number, max: number) => `${(Math.min(value, max) / max) * 100}%`;

const anchorOf = (tick: number, max: number) => {
  if (tick === 0) return "start";
  return tick === max ? "end" : "middle";
};
