import { useRef } from "react";
import { Button } from "../../ui/buttons/button";
import { TextArea } from "../../ui/fields/text-area";
import { useDownload } from "../../platform/api/use-download";
import { chooseListFiles } from "./choose-list-files";
import type { ListKind } from "./choose-list-files";
import { PASTED_ROWS } from "./import-rules";
import type { ListImport } from "./use-list-import";
import styles from "./import-dialog.module.css";

const TYPES =
  ".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
/** Rows, or cells next to each other. */
const CELLS = /[\t\n]/;

type ImportSourceSectionProps = {
  readonly ownerId: string;
  readonly kind: ListKind;
  readonly list: ListImport;
};

/** Where the rows come from: a file, or cells copied from a spreadsheet. */
export const ImportSourceSection = ({ ownerId, kind, list }: ImportSourceSectionProps) => {
  const input = useRef<HTMLInputElement>(null);
  const template = useDownload("download");
  const choose = (file: File | undefined) => {
    if (file && list.running !== "import") list.checkFile(file);
  };
  return (
    <>
      <p>
        Fill in the template, or use your own Excel (.xlsx) or CSV file with a header row. The rows
        are checked first. Nothing is added until you choose Import.
      </p>
      <div className={styles.buttons}>
        <Button
          icon="download"
          isPending={template.isRunning}
          onPress={() => void template.download(() => chooseListFiles(kind).template(ownerId))}
        >
          Download template
        </Button>
        <Button
          icon="upload"
          isPending={list.running === "check"}
          onPress={() => input.current?.click()}
        >
          {list.fileName === undefined ? "Choose file" : "Choose another file"}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        aria-label="Spreadsheet file"
        accept={TYPES}
        hidden
        onChange={({ currentTarget }) => {
          choose(currentTarget.files?.[0]);
          // Lets the same file be chosen again, once it is corrected.
          currentTarget.value = "";
        }}
      />
      {!list.checked && (
        <TextArea
          name="pasted"
          label="Or paste rows"
          description="Copy the cells in your spreadsheet, with their header row, and paste them here."
          rows={2}
          value=""
          onChange={(text) => {
            if (CELLS.test(text.trim()))
              choose(new File([text], PASTED_ROWS, { type: "text/tab-separated-values" }));
          }}
        />
      )}
    </>
  );
};
