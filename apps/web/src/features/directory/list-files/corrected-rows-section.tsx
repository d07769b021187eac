import { rowMessage } from "@holdfast/contract/directory/import";
import { Button } from "../../../ui/buttons/button";
import { useUnsaved } from "../../../ui/overlays/unsaved-changes";
import { choicesWithRow, isLeftOut } from "./import-rules";
import type { ListImport } from "./use-list-import";
import styles from "./import-dialog.module.css";

type CorrectedRowsSectionProps = {
  readonly list: ListImport;
  readonly checked: NonNullable<ListImport["checked"]>;
  readonly onEdit: (row: number) => void;
};

/** The rows that were corrected or left out; each can be changed again. Closing the dialog asks before they are lost. */
export const CorrectedRowsSection = ({ list, checked, onEdit }: CorrectedRowsSectionProps) => {
  const { report, choices } = checked;
  const rows = choices.rows ?? [];
  const isRunning = list.running !== undefined;
  useUnsaved(rows.length > 0);
  const corrected = rows.filter(({ row }) => !report.wrongRows.some((wrong) => wrong.row === row));
  if (corrected.length === 0) return null;
  return (
    <section aria-label="Corrected rows">
      <h3>Corrected rows</h3>
      <ul className={styles.rows}>
        {corrected.map(({ row, texts }) => (
          <li key={row}>
            <span>{rowMessage(row, isLeftOut(texts) ? "Left out" : summaryOf(texts))}</span>
            {isLeftOut(texts) ? (
              <Button
                size="small"
                label={`Put back row ${row}`}
                isDisabled={isRunning}
                onPress={() => void list.checkAgain(choicesWithRow(choices, row, null))}
              >
                Put back
              </Button>
            ) : (
              <Button
                size="small"
                label={`Edit row ${row}`}
                isDisabled={isRunning}
                onPress={() => onEdit(row)}
              >
                Edit
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
};

/** The first texts of a row, by which a person knows it. */
const summaryOf = (texts: readonly string[]) =>
  texts
    .filter((text) => text !== "")
    .slice(0, 3)
    .join(", ");
