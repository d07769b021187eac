import { useMutation } from "@tanstack/react-query";
import type { ImportChoices, ImportReport } from "@holdfast/contract/directory/import";
import { useRef, useState } from "react";
import { CallError } from "../../../platform/api/call-error";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { chooseListFiles } from "./choose-list-files";
import type { FiledList } from "./choose-list-files";

/** A file with what was chosen for its columns and rows. */
type Attempt = { readonly file: File; readonly choices: ImportChoices };

/** The state of an import, and what can be done next. */
export type ListImport = {
  /** The last check that succeeded. */
  readonly checked: (Attempt & { readonly report: ImportReport }) | undefined;
  /** The name of the file that was chosen last. */
  readonly fileName: string | undefined;
  readonly running: "check" | "import" | undefined;
  /** Why the last request was refused. */
  readonly refusal: CallError | undefined;
  readonly checkFile: (file: File) => void;
  /** Checks the same file again. Returns its report, or undefined if it was refused or stopped. */
  readonly checkAgain: (choices: ImportChoices) => Promise<ImportReport | undefined>;
  readonly addEntries: () => void;
  /** Aborts the running request. An import that is stopped adds nothing. */
  readonly stop: () => void;
};

/** Checks a file or pasted rows and then imports them. */
export function useListImport({ ownerId, kind }: FiledList, onImported: () => void): ListImport {
  const files = chooseListFiles(kind);
  const refresh = useRefresh();
  const running = useRef<AbortController>(null);
  const [checked, setChecked] = useState<ListImport["checked"]>();
  const [file, setFile] = useState<File>();

  const send = (
    { file: upload, choices }: Attempt,
    query: { dryRun: "true" } | { skipDuplicates: "true" },
  ) => {
    running.current?.abort();
    running.current = new AbortController();
    return files.imported({ ownerId, upload, choices, query, signal: running.current.signal });
  };
  const check = useMutation<ImportReport, Error, Attempt>({
    mutationFn: (attempt) => send(attempt, { dryRun: "true" }),
    onSuccess: (report, attempt) => setChecked({ ...attempt, report }),
  });
  const addition = useMutation<ImportReport, Error, Attempt>({
    mutationFn: (attempt) => send(attempt, { skipDuplicates: "true" }),
    onSuccess: async () => {
      await refresh(...files.reads);
      onImported();
    },
    // It may have been added before the request was aborted: the check then finds duplicates only.
    onError: async (error, attempt) => {
      if (error instanceof CallError) return;
      check.mutate(attempt);
      await refresh(...files.reads);
    },
  });
  const failure = addition.error ?? check.error;
  return {
    checked,
    fileName: file?.name,
    running: addition.isPending ? "import" : check.isPending ? "check" : undefined,
    refusal: failure instanceof CallError ? failure : undefined,
    checkFile: (chosen) => {
      setFile(chosen);
      setChecked(undefined);
      addition.reset();
      check.mutate({ file: chosen, choices: {} });
    },
    checkAgain: async (choices) => {
      if (!checked) return undefined;
      addition.reset();
      return check.mutateAsync({ file: checked.file, choices }).catch(() => undefined);
    },
    addEntries: () => {
      if (checked) addition.mutate(checked);
    },
    stop: () => {
      running.current?.abort();
      if (check.isPending && !checked) setFile(undefined);
    },
  };
}
