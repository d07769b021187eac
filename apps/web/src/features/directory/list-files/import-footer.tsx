import { Button } from "../../../ui/buttons/button";
import { useLeave } from "../../../ui/overlays/unsaved-changes";
import type { ListImport } from "./use-list-import";

type ImportFooterProps = {
  readonly list: ListImport;
  readonly noun: string;
  readonly nouns: string;
  /** Focuses the Import button, after a row was corrected. */
  readonly autoFocus: boolean;
  readonly onClose: () => void;
};

/** The buttons that import, stop what is running, or close the dialog. */
export const ImportFooter = ({ list, noun, nouns, autoFocus, onClose }: ImportFooterProps) => {
  const leave = useLeave();
  const { checked, running, refusal } = list;
  const report = refusal ? undefined : checked?.report;
  const count = report?.added ?? 0;
  const canAdd = count > 0 && report?.invalidCount === 0 && running !== "check";
  // Rows that are wrong can be corrected here, and then there may be something to import.
  const isOffered = report === undefined || count > 0;
  return (
    <>
      {isOffered && (
        <Button
          variant="primary"
          isDisabled={!canAdd}
          autoFocus={autoFocus && canAdd}
          isPending={running === "import"}
          onPress={list.addEntries}
        >
          {report
            ? `Import ${count.toLocaleString("en-AU")} ${count === 1 ? noun : nouns}`
            : `Import ${nouns}`}
        </Button>
      )}
      {running ? (
        <Button onPress={list.stop}>{running === "check" ? "Stop checking" : "Stop import"}</Button>
      ) : (
        <Button onPress={() => leave(onClose)}>Cancel</Button>
      )}
    </>
  );
};
