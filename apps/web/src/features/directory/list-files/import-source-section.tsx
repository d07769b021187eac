import { Button } from "../../../ui/buttons/button";
import { FileButton } from "../../../ui/buttons/file-button";
import { TextArea } from "../../../ui/fields/inputs/text-area";
import { useDownload } from "../../../platform/api/use-download";
import { usePhoneCountry } from "../../../platform/forms/phones/phone-country";
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
  const template = useDownload("download");
  const country = usePhoneCountry() ?? undefined;
  const choose = (file: File) => {
    if (list.running !== "import") list.checkFile(file);
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
          onPress={() =>
            void template.download(() => chooseListFiles(kind).template(ownerId, country))
          }
        >
          Download template
        </Button>
        <FileButton
          label="Spreadsheet file"
          accept={TYPES}
          isPending={list.running === "check"}
          onChoose={choose}
        >
          {list.fileName === undefined ? "Choose file" : "Choose another file"}
        </FileButton>
      </div>
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
