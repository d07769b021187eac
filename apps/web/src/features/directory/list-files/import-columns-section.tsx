import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { Checkbox } from "../../../ui/fields/choices/checkbox";
import { Select } from "../../../ui/fields/choices/select";
import { columnsWith } from "./import-rules";
import type { ListImport } from "./use-list-import";
import styles from "./import-dialog.module.css";

type ImportColumnsSectionProps = {
  readonly list: ListImport;
  readonly checked: NonNullable<ListImport["checked"]>;
};

/** A select cannot be cleared, so 'not imported' is an option. */
const NONE = "none";

/** Which field each column of the file is read as; the person can choose another. */
export const ImportColumnsSection = ({ list, checked }: ImportColumnsSectionProps) => {
  const { report, choices } = checked;
  const { columns, fields, missingFields, ignoredColumns } = report;
  const isMissing = missingFields.length > 0;
  const [isOpen, setOpen] = useState(isMissing);
  const [paths, setPaths] = useState(() => columns.map(({ path }) => path));
  const hasHeader = choices.hasHeader !== false;
  const isRunning = list.running !== undefined;
  const namesOf = (requested: readonly string[]) =>
    fields.flatMap(({ path, header }) => (requested.includes(path) ? [header] : [])).join(", ");
  return (
    <section className={styles.steps} aria-label="Columns">
      {isMissing && (
        <Alert variant="warning" title={`Choose the columns for: ${namesOf(missingFields)}`}>
          These are required. Choose the column of your file for each of them below, then check
          again.
        </Alert>
      )}
      {ignoredColumns.length > 0 && (
        <Alert variant="note">{`These columns will not be imported: ${ignoredColumns.join(", ")}.`}</Alert>
      )}
      {!isOpen && (
        <div className={styles.buttons}>
          <Button size="small" onPress={() => setOpen(true)}>
            Change columns
          </Button>
        </div>
      )}
      {isOpen && (
        <>
          <h3>Columns of your file</h3>
          <Checkbox
            value={hasHeader}
            isDisabled={isRunning}
            onChange={(chosen) => {
              const { rows } = choices;
              void list.checkAgain({ hasHeader: chosen, ...(rows && { rows }) });
            }}
          >
            The first row has the names of the columns
          </Checkbox>
          <div className={styles.columns}>
            {columns.map(({ header, example }, at) => (
              <Select
                // Two columns may have the same name.
                // oxlint-disable-next-line react/no-array-index-key
                key={at}
                name={`column-${at}`}
                label={header}
                description={example === "" ? "Empty" : `For example: ${example}`}
                value={paths[at] ?? NONE}
                isDisabled={isRunning}
                onChange={(path) => setPaths(columnsWith(paths, at, path === NONE ? null : path))}
                choices={[
                  { id: NONE, name: "Not imported" },
                  ...fields.map(({ path, header: name }) => ({ id: path, name })),
                ]}
              />
            ))}
          </div>
          <div className={styles.buttons}>
            <Button
              isDisabled={isRunning || paths.every((path, at) => path === columns[at]?.path)}
              onPress={() => void list.checkAgain({ ...choices, columns: [...paths] })}
            >
              Check again
            </Button>
          </div>
        </>
      )}
    </section>
  );
};
