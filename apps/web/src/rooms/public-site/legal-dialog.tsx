import type { LegalText } from "@holdfast/content/legal/legal-text";
import { useEffect, useState } from "react";
import { Dialog } from "../../design/dialog";
import { Skeleton } from "../../design/skeleton";
import { LegalTextSection } from "./legal-text-section";

type LegalDialogProps = {
  readonly title: string;
  /** Fetches the text; it is long, and few open it. */
  readonly read: () => Promise<LegalText>;
  readonly onClose: () => void;
};

/** A legal text in a window of its own. */
export const LegalDialog = ({ title, read, onClose }: LegalDialogProps) => {
  const [text, setText] = useState<LegalText | null>(null);
  useEffect(() => {
    let isOpen = true;
    void read().then((found) => {
      if (isOpen) setText(found);
      return found;
    });
    return () => {
      isOpen = false;
    };
  }, [read]);
  return (
    <Dialog title={title} isOpen onClose={onClose}>
      {text ? <LegalTextSection text={text} /> : <Skeleton lines={8} />}
    </Dialog>
  );
};
