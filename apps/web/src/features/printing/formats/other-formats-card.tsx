import { useState } from "react";
import { downloadPlanDocument } from "@holdfast/contract/printing/document-endpoints";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { singleSheets } from "@holdfast/printables/single-sheets/single-sheets";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { useDownload } from "../../../platform/api/use-download";
import { Button } from "../../../ui/buttons/button";
import { Select } from "../../../ui/fields/choices/select";
import { Card } from "../../../ui/layout/card";
import styles from "./other-formats.module.css";

type OtherFormatsCardProps = {
  readonly planId: string;
  readonly document: PlanDocument;
  /** Called after the whole plan was downloaded. */
  readonly onDownloaded: () => void;
};

const SHEETS = singleSheets();

/** The plan as a Word file and for printing on both sides, and parts of it to print by themselves. */
export const OtherFormatsCard = ({ planId, document, onDownloaded }: OtherFormatsCardProps) => {
  const word = useDownload("download");
  const doubleSided = useDownload("download");
  const part = useDownload("download");
  const [chosen, setChosen] = useState("poster");
  const print = (options: { readonly doubleSided?: "true"; readonly part?: string }) =>
    callEndpoint(downloadPlanDocument, {
      params: { planId },
      query: { today: document.dateIssued, ...options },
    });
  const downloadWord = async () => {
    const { planWordFile } = await import("./print-word-file");
    const file = await planWordFile(document);
    onDownloaded();
    return file;
  };
  const downloadDoubleSided = async () => {
    const file = await print({ doubleSided: "true" });
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
          onPress={() => void part.download(() => print({ part: chosen }))}
        >
          Print part
        </Button>
      </div>
    </Card>
  );
};
