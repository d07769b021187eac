import { useState } from "react";
import type { CopyHolder } from "@holdfast/contract/plan-content/plan-version";
import { Button } from "../../../ui/buttons/button";
import styles from "./versions.module.css";
import { HoldersDialog } from "./holders-dialog";

type HoldersSectionProps = {
  readonly planId: string;
  readonly holders: readonly CopyHolder[];
  readonly canChange: boolean;
};

/** Who holds a printed copy. */
export const HoldersSection = ({ planId, holders, canChange }: HoldersSectionProps) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.version}>
      <p className={styles.facts}>
        <strong>Copies held</strong>
        <span className={styles.aside}>
          {holders.length === 0
            ? "No holders are recorded. The document has lines to write them in."
            : holders.map(holderText).join("; ")}
        </span>
      </p>
      {canChange && (
        <Button size="small" icon="edit" onPress={() => setOpen(true)}>
          Edit holders
        </Button>
      )}
      {isOpen && <HoldersDialog planId={planId} holders={holders} onClose={() => setOpen(false)} />}
    </div>
  );
};

const holderText = ({ copyNumber, name, position }: CopyHolder) =>
  `Copy ${copyNumber}: ${[name, position].filter((text) => text !== "").join(", ")}`;
