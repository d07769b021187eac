import { useEffect, useEffectEvent } from "react";
import { useDownload } from "../../platform/api/use-download";
import { chooseListFiles } from "./choose-list-files";
import type { FiledList } from "./choose-list-files";

type ExportLoadingProps = Pick<FiledList, "kind" | "orgId"> & { readonly onDone: () => void };

/** Exports a list once it is rendered. A part of its own, so that a page loads it with the first export only. */
export const ExportLoading = ({ kind, orgId, onDone }: ExportLoadingProps) => {
  const { download } = useDownload("export");
  const start = useEffectEvent(async () => {
    await download(() => chooseListFiles(kind).exported(orgId));
    onDone();
  });
  useEffect(() => void start(), []);
  return null;
};
