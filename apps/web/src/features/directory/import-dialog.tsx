import { useMutation } from "@tanstack/react-query";
import { IMPORTED } from "@holdfast/contract/directory/import";
import type { ImportReport } from "@holdfast/contract/directory/import";
import { useRef, useState } from "react";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { showToast } from "../../ui/feedback/toast-store";
import { Dialog } from "../../ui/overlays/dialog";
import { firstMessageOf } from "../../platform/api/call-error";
import type { CallError } from "../../platform/api/call-error";
import { useDownload } from "../../platform/api/use-download";
import { useRefresh } from "../../platform/api/use-endpoint";
import { chooseListFiles } from "./choose-list-files";
import type { FiledList } from "./choose-list-files";
import { ImportReportSection } from "./import-report-section";
import { ImportLoading } from "./import-loading";
import styles from "./import-dialog.module.css";

const TYPES =
  ".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

type ImportDialogProps = FiledList & { readonly onClose: () => void };

/** Imports a list from a file: the file is checked first, and nothing is added until the person has seen the result. */
export const ImportDialog = ({ orgId, kind, noun, nouns, onClose }: ImportDialogProps) => {
  const files = chooseListFiles(kind);
  const input = useRef<HTMLInputElement>(null);
  const [upload, setUpload] = useState<File | null>(null);
  const refresh = useRefresh();
  const template = useDownload("download");
  const check = useMutation<ImportReport, CallError, File>({
    mutationFn: (file) => files.imported({ orgId, upload: file, query: { dryRun: "true" } }),
  });
  const addition = useMutation<ImportReport, CallError, File>({
    mutationFn: (file) =>
      files.imported({ orgId, upload: file, query: { skipDuplicates: "true" } }),
    onSuccess: async () => {
      await refresh(files.list);
      showToast({ variant: "done", title: IMPORTED });
      onClose();
    },
  });
  const choose = (file: File | undefined) => {
    if (!file || addition.isPending) return;
    setUpload(file);
    addition.reset();
    check.mutate(file);
  };
  const refusal = addition.error ?? check.error;
  const report = refusal ? undefined : check.data;
  const count = report?.added ?? 0;
  const canAdd = count > 0 && report?.invalidCount === 0;
  return (
    <Dialog
      title={`Import ${nouns}`}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose} isDisabled={addition.isPending}>
            Cancel
          </Button>
          <Button
            variant="primary"
            isDisabled={!canAdd}
            isPending={addition.isPending}
            onPress={() => upload && addition.mutate(upload)}
          >
            {report ? `Import ${count} ${count === 1 ? noun : nouns}` : `Import ${nouns}`}
          </Button>
        </>
      }
    >
      <div className={styles.steps}>
        <p>
          Fill in the template, or use your own Excel (.xlsx) or CSV file with a header row. The
          file is checked first. Nothing is added until you choose Import.
        </p>
        <div className={styles.buttons}>
          <Button
            icon="download"
            isPending={template.isRunning}
            onPress={() => void template.download(files.template)}
          >
            Download template
          </Button>
          <Button icon="upload" isPending={check.isPending} onPress={() => input.current?.click()}>
            {upload ? "Choose another file" : "Choose file"}
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
        {upload && <p className={styles.file}>{upload.name}</p>}
        {check.isPending && <ImportLoading>Checking the file...</ImportLoading>}
        {addition.isPending && <ImportLoading>{`Adding ${nouns}...`}</ImportLoading>}
        {!check.isPending && refusal && <Alert variant="problem">{firstMessageOf(refusal)}</Alert>}
        {!check.isPending && report && (
          <ImportReportSection report={report} noun={noun} nouns={nouns} />
        )}
      </div>
    </Dialog>
  );
};
