import { REGISTRATION_AGREEMENTS } from "@holdfast/content/legal/registration-agreements";
import type { Agreement } from "@holdfast/content/legal/registration-agreements";
import { useState } from "react";
import { Button } from "../../ui/buttons/button";
import { Checkbox } from "../../ui/fields/checkbox";
import { lazyComponent } from "../../ui/loading/lazy-component";
import styles from "./login.module.css";

const LegalDialog = lazyComponent(async () => (await import("../legal/public")).LegalDialog);

type AgreementsFieldProps = {
  /** Ids of the ticked agreements. */
  readonly agreed: ReadonlySet<string>;
  readonly onChange: (agreed: ReadonlySet<string>) => void;
};

/** The four agreements; each can be opened and read, and must be ticked. */
export const AgreementsField = ({ agreed, onChange }: AgreementsFieldProps) => {
  const [open, setOpen] = useState<Agreement | null>(null);
  const tick = (id: string, isTicked: boolean) => {
    const next = new Set(agreed);
    if (isTicked) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (
    <fieldset className={styles.agreements}>
      <legend className="visually-hidden">Agreements</legend>
      {REGISTRATION_AGREEMENTS.map((agreement) => (
        <div key={agreement.id} className={styles.agreement}>
          <Checkbox
            value={agreed.has(agreement.id)}
            onChange={(isTicked) => tick(agreement.id, isTicked)}
          >
            I have read and agree to {agreement.inSentence}
          </Checkbox>
          <Button
            variant="quiet"
            size="small"
            label={`Read ${agreement.inSentence}`}
            onPress={() => setOpen(agreement)}
          >
            Read
          </Button>
        </div>
      ))}
      {open && <LegalDialog title={open.title} read={open.read} onClose={() => setOpen(null)} />}
    </fieldset>
  );
};
