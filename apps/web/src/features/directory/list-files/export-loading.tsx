import { useEffect, useEffectEvent } from "react";
import { useDownload } from "../../../platform/api/use-download";
import { chooseListFiles } from "./choose-list-files";
import type { FiledList } from "./choose-list-files";

type ExportLoadingProps = Pick<FiledList, "kind" | "ownerId"> & { readonly onDone: () => void };

/** Exports a list once it is rendered. A separate part, so that a page loads it with the first export only. */
export const ExportLoading = ({ kind, ownerId, onDone }: ExportLoadingProps) => {
  const { download } = useDownload("export");
  const start = useEffectEvent(async () => {
    await download(() => chooseListFiles(kind).exported(ownerId));
    onDone();
  });
  useEffect(() => void start(), []);
  return null;
};
