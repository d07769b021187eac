import { downloadPlanDocument } from "@holdfast/contract/printing/document-endpoints";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { useDownload } from "../../../platform/api/use-download";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/layout/card";

type OtherFormatsCardProps = {
  readonly planId: string;
  readonly document: PlanDocument;
  /** Called after the whole plan was downloaded. */
  readonly onDownloaded: () => void;
};

/** The full plan as a Word file and for printing on both sides. */
export const OtherFormatsCard = ({ planId, document, onDownloaded }: OtherFormatsCardProps) => {
  const word = useDownload("download");
  const doubleSided = useDownload("download");
  const downloadWord = async () => {
    const { planWordFile } = await import("./print-word-file");
    const file = await planWordFile(document);
    onDownloaded();
    return file;
  };
  const downloadDoubleSided = async () => {
    const file = await callEndpoint(downloadPlanDocument, {
      params: { planId },
      query: { today: document.dateIssued, doubleSided: "true" },
    });
    onDownloaded();
    return file;
  };
  return (
    <Card
      title="Other formats of the full plan"
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
        The Word file has the same text, colours and figures as the PDF, and its own page numbers.
        After you change it, select all and press F9 to renew them.
      </p>
      <p>
        The double-sided PDF has a wider margin at the binding, and each section starts on a
        right-hand page. Its page numbers are the same.
      </p>
      <Button
        icon="download"
        isPending={doubleSided.isRunning}
        onPress={() => void doubleSided.download(downloadDoubleSided)}
      >
        Save double-sided PDF
      </Button>
    </Card>
  );
};
