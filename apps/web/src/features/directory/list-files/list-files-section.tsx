import { lazyComponent } from "../../../ui/loading/lazy-component";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import type { FiledList } from "./choose-list-files";

const ExportLoading = lazyComponent(async () => (await import("./export-loading")).ExportLoading);

const ImportDialog = lazyComponent(async () => (await import("./import-dialog")).ImportDialog);

type ListFilesSectionProps = FiledList & {
  readonly canImport: boolean;
  readonly canExport: boolean;
};

/** The buttons that import a list from a file and export it. */
export const ListFilesSection = ({ canImport, canExport, ...list }: ListFilesSectionProps) => {
  const [open, setOpen] = useState<"import" | "export">();
  const close = () => setOpen(undefined);
  return (
    <>
      {canImport && (
        <Button icon="upload" onPress={() => setOpen("import")}>
          Import
        </Button>
      )}
      {canExport && (
        <Button icon="download" isPending={open === "export"} onPress={() => setOpen("export")}>
          Export
        </Button>
      )}
      {open === "import" && <ImportDialog {...list} onClose={close} />}
      {open === "export" && <ExportLoading {...list} onDone={close} />}
    </>
  );
};
