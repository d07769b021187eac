import { useState } from "react";
import { currentToasts, showToast } from "../../ui/feedback/toast-store";
import type { ReceivedFile } from "./call-endpoint";
import { messageOf } from "../../ui/feedback/shown-error";
import { saveFile } from "./save-file";

/** The specification's messages for downloads and exports (section 4, 'Export or download'). */
const MESSAGES = {
  download: { busy: "Downloading", done: "Download successfully", failed: "Download failed" },
  export: { busy: "Exporting", done: "Export successfully", failed: "Export failed" },
} as const;

/** Whether a notice says that a file is on its way, also one that another page has shown. */
const isFileAwaited = () =>
  currentToasts().some(
    ({ variant, title }) =>
      variant === "busy" && Object.values(MESSAGES).some(({ busy }) => busy === title),
  );

/**
 * Returns a function that fetches a file and downloads it. A toast is shown until it finishes; a second call meanwhile
 * is ignored, on any page: one file at a time.
 */
export function useDownload(way: keyof typeof MESSAGES): {
  readonly isRunning: boolean;
  readonly download: (make: () => Promise<ReceivedFile>) => Promise<void>;
} {
  const [isRunning, setRunning] = useState(false);
  const messages = MESSAGES[way];
  const download = async (make: () => Promise<ReceivedFile>) => {
    if (isFileAwaited()) return;
    setRunning(true);
    const toast = showToast({
      variant: "busy",
      title: messages.busy,
      text: "Thanks for your patience.",
    });
    try {
      const file = await make();
      saveFile(file);
      toast.update({ variant: "done", title: messages.done, text: warningOf(file) });
    } catch (error) {
      toast.update({ variant: "problem", title: messages.failed, text: messageOf(error) });
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, download };
}

const warningOf = ({ missingCharacters }: ReceivedFile) =>
  missingCharacters &&
  `No font has these characters, so they are printed as boxes: ${missingCharacters}`;
