import { REGISTRATION_AGREEMENTS } from "@holdfast/content/legal/registration-agreements";
import type { Agreement } from "@holdfast/content/legal/registration-agreements";
import { useState } from "react";
import { Button } from "../../../ui/buttons/button";
import { Checkbox } from "../../../ui/fields/choices/checkbox";
import { lazyComponent } from "../../../ui/loading/lazy-component";
import styles from "../login/login.module.css";

const LegalDialog = lazyComponent(async () => (await import("../../legal/public")).LegalDialog);

type Readable = Pick<Agreement, "title" | "read">;

const TERMS: Readable = {
  title: "Terms & Conditions",
  read: async () =>
    (await import("@holdfast/content/legal/terms-and-conditions")).TERMS_AND_CONDITIONS,
};
const PRIVACY: Readable = {
  title: "Privacy Policy",
  read: async () => (await import("@holdfast/content/legal/privacy-policy")).PRIVACY_POLICY,
};

type AgreementsFieldProps = {
  /** Ids of the ticked agreements. */
  readonly agreed: ReadonlySet<string>;
  readonly onChange: (agreed: ReadonlySet<string>) => void;
};

/** The four agreements, which must be ticked, and the two texts that apply with them. All can be opened and read. */
export const AgreementsField = ({ agreed, onChange }: AgreementsFieldProps) => {
  const [open, setOpen] = useState<Readable | null>(null);
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
      <p className={styles.alsoApplies}>
        The{" "}
        <Button variant="quiet" size="small" onPress={() => setOpen(TERMS)}>
          {TERMS.title}
        </Button>
        , which limit liability, apply to every organisation that you act for. The{" "}
        <Button variant="quiet" size="small" onPress={() => setOpen(PRIVACY)}>
          {PRIVACY.title}
        </Button>{" "}
        says how we use your own data.
      </p>
      {open && <LegalDialog title={open.title} read={open.read} onClose={() => setOpen(null)} />}
    </fieldset>
  );
};
