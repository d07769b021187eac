import { MAX_IMPORT_ROWS } from "@holdfast/contract/directory/import";
import { colToLetter, type DataValidation, type WriteSheet } from "hucre/xlsx";

/* What makes a workbook a form to fill in: drop-downs, and a sheet that explains the columns. */

type ColumnWithChoices = { readonly header: string; readonly choices?: readonly string[] };

/** A hidden sheet: choices written into the rule itself may not contain commas and have 255 characters in all. */
const CHOICES = "Choices";

const withChoices = (columns: readonly ColumnWithChoices[]) =>
  columns.flatMap(({ header, choices = [] }, at) =>
    choices.length > 0 ? [{ header, choices, at }] : [],
  );

export const dropDownsOf = (columns: readonly ColumnWithChoices[]): DataValidation[] =>
  withChoices(columns).map(({ choices, at }, index) => {
    const source = colToLetter(index);
    const cells = colToLetter(at);
    return {
      type: "list",
      formula1: `${CHOICES}!$${source}$2:$${source}$${choices.length + 1}`,
      range: `${cells}2:${cells}${MAX_IMPORT_ROWS + 1}`,
      allowBlank: true,
    };
  });

export function choiceSheets(columns: readonly ColumnWithChoices[]): WriteSheet[] {
  const lists = withChoices(columns);
  if (lists.length === 0) return [];
  const longest = Math.max(...lists.map(({ choices }) => choices.length));
  const rows = Array.from({ length: longest }, (_, row) =>
    lists.map(({ choices }) => choices[row] ?? null),
  );
  return [{ name: CHOICES, rows: [lists.map(({ header }) => header), ...rows], hidden: true }];
}

export const guideSheets = (
  guide: readonly (readonly [column: string, needed: string, explanation: string])[] | undefined,
): WriteSheet[] =>
  guide
    ? [
        {
          name: "Guide",
          columns: [24, 12, 90].map((width) => ({
            width,
            style: { alignment: { vertical: "top", wrapText: true } },
          })),
          rows: guide.map((row) => [...row]),
          freezePane: { rows: 1 },
        },
      ]
    : [];
