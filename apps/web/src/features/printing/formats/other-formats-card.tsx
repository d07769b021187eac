import { useState } from "react";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { singleSheets } from "@holdfast/printables/single-sheets/single-sheets";
import { useDownload } from "../../../platform/api/use-download";
import { Button } from "../../../ui/buttons/button";
import { Select } from "../../../ui/fields/select";
import { Card } from "../../../ui/layout/card";
import styles from "./other-formats.module.css";
import { printPlan } from "../print-plan";
import { printSheet } from "./print-sheet";

type OtherFormatsCardProps = {
  readonly document: PlanDocument;
  /** Called after the whole plan was downloaded. */
  readonly onDownloaded: () => void;
};

const SHEETS = singleSheets();

/** The plan as a Word file and for printing on both sides, and parts of it to print by themselves. */
export const OtherFormatsCard = ({ document, onDownloaded }: OtherFormatsCardProps) => {
  const word = useDownload("download");
  const doubleSided = useDownload("download");
  const part = useDownload("download");
  const [chosen, setChosen] = useState("poster");
  const sheet = SHEETS.find(({ id }) => id === chosen);
  const downloadWord = async () => {
    const { planWordFile } = await import("./print-word-file");
    const file = await planWordFile(document);
    onDownloaded();
    return file;
  };
  const downloadDoubleSided = async () => {
    const file = await printPlan(document, { isDoubleSided: true });
    onDownloaded();
    return file;
  };
  return (
    <Card
      title="Other formats and single sheets"
      aside={
        <Button
          icon="download"
          isPending={word.isRunning}
          onPress={() => void word.download(downloadWord)}
        >
          Save as Word file
        </Button>
      }
    >
      <p>
        The Word file has the same text as the PDF. When Word asks to update the fields in the file,
        choose Yes. The contents then show page numbers.
      </p>
      <p>
        The double-sided PDF has a wider margin at the binding, and each section starts on a
        right-hand page. Its page numbers are the same.
      </p>
      <div className={styles.part}>
        <Button
          icon="download"
          isPending={doubleSided.isRunning}
          onPress={() => void doubleSided.download(downloadDoubleSided)}
        >
          Save double-sided PDF
        </Button>
      </div>
      <div className={styles.part}>
        <Select
          name="part"
          label="Part of the plan"
          choices={SHEETS.map(({ id, title }) => ({
            id,
            name: id === "poster" ? `${title} (A3 poster)` : title,
          }))}
          value={chosen}
          onChange={setChosen}
        />
        <Button
          icon="download"
          isPending={part.isRunning}
          onPress={() => void (sheet && part.download(() => printSheet(sheet, document)))}
        >
          Print part
        </Button>
      </div>
    </Card>
  );
};
