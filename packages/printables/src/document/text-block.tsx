import { type TextValues, typographic } from "@holdfast/content/plan-text/text-filling";
import type { ReactElement } from "react";
import type { TextBlock } from "@holdfast/content/plan-template/plan-part";
import { DocumentTable } from "./document-table";
import { ShortenedText } from "./text/shortened-text";
import { RichText } from "./text/rich-text";

interface TextBlockProps {
  readonly block: TextBlock;
  readonly values: TextValues;
  /** The series of its actions and the number of those before this block: with 'Red' and 4, the next is Red 5. */
  readonly series?: string;
  readonly actionsBefore?: number;
  /** Whether the printer may shorten its actions, because the appendix has them in full. */
  readonly areShortened?: boolean;
}

const CALLOUT_WORD = { rule: "Rule", warning: "Danger", script: "Say", note: null } as const;

/** Renders one block of template text. */
export function TextBlockView(props: TextBlockProps): ReactElement {
  const { block, values, series = "", actionsBefore = 0, areShortened = false } = props;
  switch (block.kind) {
    case "paragraph":
      return (
        <p>
          <RichText text={block.text} values={values} />
        </p>
      );
    case "heading":
      return (
        <h4>
          <RichText text={block.text} values={values} />
        </h4>
      );
    case "points":
      return (
        <ul className="hf-points">
          {block.items.map((item) => (
            <li key={item}>
              <RichText text={item} values={values} />
            </li>
          ))}
        </ul>
      );
    case "actions":
      return (
        <ActionTable
          caption={block.caption}
          items={block.items}
          values={values}
          series={series}
          actionsBefore={actionsBefore}
          areShortened={areShortened}
        />
      );
    case "table":
      return (
        <DocumentTable
          caption={<RichText text={block.caption} values={values} />}
          columns={Object.entries(block.columns).map(([head, width]) => ({
            head: typographic(head),
            width,
          }))}
          rows={block.rows.map((row) =>
            row.map((cell) => <RichText key={cell} text={cell} values={values} />),
          )}
          blankRows={block.blankRows ?? 0}
          height={block.roomy ? "roomy" : "log"}
        />
      );
    case "callout":
      return (
        <div className={`hf-callout hf-callout--${block.tone}`}>
          <p className="hf-callout-title">
            {CALLOUT_WORD[block.tone] === null ? null : (
              <span className="hf-callout-word">{CALLOUT_WORD[block.tone]}: </span>
            )}
            {typographic(block.title)}
          </p>
          <p>
            <RichText text={block.text} values={values} />
          </p>
        </div>
      );
    case "fields":
      return (
        <div className="hf-fields">
          <p className="hf-fields-title">{typographic(block.caption)}</p>
          <dl>
            {block.labels.map((label) => (
              <div key={label} className={block.wide?.includes(label) ? "hf-wide" : undefined}>
                <dt>{typographic(label)}</dt>
                <dd>
                  <FieldText text={block.filled?.[label] ?? ""} values={values} />
                </dd>
              </div>
            ))}
          </dl>
        </div>
      );
    case "ticks":
      return (
        <div className="hf-ticks">
          <p className="hf-fields-title">{typographic(block.caption)}</p>
          <ul>
            {block.items.map((item) => (
              <li key={item}>
                <TickBox />
                <span>
                  <RichText text={item} values={values} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      );
  }
}

/** What is recorded for a field, or room to write. */
function FieldText({ text, values }: { readonly text: string; readonly values: TextValues }) {
  return text === "" ? "\u00a0" : <RichText text={text} values={values} />;
}

/** Widths of the columns No., Action, Done and Time. */
const ACTION_WIDTHS = ["11%", "71%", "8%", "10%"] as const;

const ACTIONS = "hf-table hf-actions";
/** Checklists of up to this many actions don't break across pages. */
const ACTIONS_KEPT_TOGETHER = 7;

interface ActionTableProps {
  readonly caption: string;
  readonly items: readonly string[];
  readonly values: TextValues;
  readonly series: string;
  readonly actionsBefore: number;
  readonly areShortened: boolean;
}

/**
 * The checklist a team works through: number, action, tick box, and space for the time. Its caption is the header
 * of the action column, so that it repeats on every page of the list.
 */
function ActionTable(props: ActionTableProps) {
  const { caption, items, values, series, actionsBefore, areShortened } = props;
  const number = (at: number) => `${series}\u00a0${actionsBefore + at + 1}`;
  return (
    <table className={items.length <= ACTIONS_KEPT_TOGETHER ? `${ACTIONS} hf-whole` : ACTIONS}>
      <colgroup>
        {ACTION_WIDTHS.map((width, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- fixed columns
          <col key={at} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          <th scope="col">No.</th>
          <th scope="col">{typographic(caption)}</th>
          <th scope="col">Done</th>
          <th scope="col">Time</th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => (
          <tr key={item}>
            <td className="hf-action-number">{number(at)}</td>
            <td>
              {areShortened ? (
                <ShortenedText label={number(at)}>
                  <RichText text={item} values={values} />
                </ShortenedText>
              ) : (
                <RichText text={item} values={values} />
              )}
            </td>
            <td>
              <TickBox />
            </td>
            <td>{"\u00a0"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** An empty box drawn by CSS, so that no font needs the character. */
function TickBox() {
  return <span className="hf-tick" aria-hidden="true" />;
}
