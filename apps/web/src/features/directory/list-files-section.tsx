import { lazy, Suspense, useState } from "react";
import { Button } from "../../ui/buttons/button";
import { useDownload } from "../../platform/api/use-download";
import type { FiledList } from "./choose-list-files";

/** Loaded on request: few visits to a list import a file. */
const ImportDialog = lazy(async () => ({
  default: (await import("./import-dialog")).ImportDialog,
}));

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
    return chooseListFiles(list.kind).exported(list.ownerId);
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
      {isImporting && (
        <Suspense fallback={null}>
          <ImportDialog {...list} onClose={() => setImporting(false)} />
        </Suspense>
      )}
    </>
  );
};
