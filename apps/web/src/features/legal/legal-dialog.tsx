import type { LegalText } from "@holdfast/content/legal/legal-text";
import { useEffect, useState } from "react";
import { Alert } from "../../ui/feedback/alert";
import { Button } from "../../ui/buttons/button";
import { ModalWindow } from "../../ui/overlays/modal-window";
import { Skeleton } from "../../ui/feedback/skeleton";
import { LegalTextSection } from "./legal-text-section";
import { printLegalText } from "./print-legal-text";

type LegalDialogProps = {
  readonly title: string;
  /** Loads the text; texts are long and rarely opened. */
  readonly read: () => Promise<LegalText>;
  readonly onClose: () => void;
};

/** A legal text in a dialog, to read and print. */
export const LegalDialog = ({ title, read, onClose }: LegalDialogProps) => {
  /** Null while loading; trying again resets it to null. */
  const [text, setText] = useState<LegalText | "failed" | null>(null);
  useEffect(() => {
    if (text !== null) return undefined;
    let isOpen = true;
    const show = (found: LegalText | "failed") => {
      if (isOpen) setText(found);
    };
    read().then(show, () => show("failed"));
    return () => {
      isOpen = false;
    };
  }, [read, text]);
  const hasText = text !== null && text !== "failed";
  return (
    <ModalWindow
      title={title}
      onClose={onClose}
      width={880}
      isReader
      footer={
        <Button icon="print" isDisabled={!hasText} onPress={() => printLegalText(title)}>
          Print
        </Button>
      }
    >
      {hasText && <LegalTextSection text={text} />}
      {text === null && <Skeleton lines={16} label={`Loading ${title}...`} />}
      {text === "failed" && (
        <Alert
          variant="problem"
          title="The text could not be loaded."
          actions={
            <Button size="small" icon="refresh" onPress={() => setText(null)}>
              Try again
            </Button>
          }
        >
          Check your connection.
        </Alert>
      )}
    </ModalWindow>
  );
};
