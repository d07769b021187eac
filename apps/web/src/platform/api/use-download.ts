import { useRef, useState } from "react";
import { showToast } from "../../ui/feedback/toast-store";
import type { ReceivedFile } from "./call-endpoint";
import { messageOf } from "./call-error";
import { saveFile } from "./save-file";

/** The specification's words for each way of taking something out (section 4, 'Export or download'). */
const WORDS = {
  download: { busy: "Downloading", done: "Download successfully", failed: "Download failed" },
  export: { busy: "Exporting", done: "Export successfully", failed: "Export failed" },
} as const;

/**
 * Makes a file and hands it to the browser. A notice stays until it is finished; a second call while one
 * runs is ignored.
 */
export function useDownload(way: keyof typeof WORDS): {
  readonly isRunning: boolean;
  readonly download: (make: () => Promise<ReceivedFile>) => Promise<void>;
} {
  const [isRunning, setRunning] = useState(false);
  const running = useRef(false);
  const words = WORDS[way];
  const download = async (make: () => Promise<ReceivedFile>) => {
    if (running.current) return;
    running.current = true;
    setRunning(true);
    const toast = showToast({ kind: "busy", title: words.busy, text: "Thanks for your patience." });
    try {
      saveFile(await make());
      toast.become({ kind: "done", title: words.done });
    } catch (thrown) {
      toast.become({ kind: "problem", title: words.failed, text: messageOf(thrown) });
    } finally {
      running.current = false;
      setRunning(false);
    }
  };
  return { isRunning, download };
}
