import { useState } from "react";
import { Button } from "../../ui/buttons/button";
import { lazyComponent } from "../../ui/loading/lazy-component";
import { useDownload } from "../../platform/api/use-download";
import type { FiledList } from "./choose-list-files";

const ImportDialog = lazyComponent(async () => (await import("./import-dialog")).ImportDialog);

type ListFilesSectionProps = FiledList & {
  readonly canImport: boolean;
  readonly canExport: boolean;
};

/** The buttons that import a list from a file and export it. */
export const ListFilesSection = ({ canImport, canExport, ...list }: ListFilesSectionProps) => {
  const [isImporting, setImporting] = useState(false);
  const { isRunning, download } = useDownload("export");
  const exportList = async () => {
    const { chooseListFiles } = await import("./choose-list-files");
    return chooseListFiles(list.kind).exported(list.orgId);
  };
  return (
    <>
      {canImport && (
        <Button icon="upload" onPress={() => setImporting(true)}>
          Import
        </Button>
      )}
      {canExport && (
        <Button icon="download" isPending={isRunning} onPress={() => void download(exportList)}>
          Export
        </Button>
      )}
      {isImporting && <ImportDialog {...list} onClose={() => setImporting(false)} />}
    </>
  );
};
