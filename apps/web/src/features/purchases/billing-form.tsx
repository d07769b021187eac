import { useMemo, useState } from "react";
import { BillingAddress } from "@holdfast/contract/purchases/purchase";
import { type Draft, problemAt, problemsOf } from "../../platform/forms/form-values";
import { useFirstBadField } from "../../platform/forms/use-first-bad-field";
import { FieldRow } from "../../ui/fields/field-row";
import { TextField } from "../../ui/fields/inputs/text-field";
import { Card } from "../../ui/layout/card";
import styles from "./checkout.module.css";

type BillingFormProps = {
  readonly id: string;
  readonly values: Draft<BillingAddress>;
  readonly onChange: (values: Draft<BillingAddress>) => void;
  /** Runs once every field is filled in. */
  readonly onComplete: () => void;
};

const FIELDS = ["address", "city", "state", "postcode", "country"] as const;
type Name = (typeof FIELDS)[number];

const LABELS: Readonly<Record<Name, string>> = {
  address: "Address",
  city: "City",
  state: "State",
  postcode: "Postcode",
  country: "Country",
};
const AUTO_COMPLETE = {
  address: "billing street-address",
  city: "billing address-level2",
  state: "billing address-level1",
  postcode: "billing postal-code",
  country: "billing country-name",
} as const;

/** The second step: the address on the receipt. Every field is required (specification 5, 'Purchase'). */
export const BillingForm = ({ id, values, onChange, onComplete }: BillingFormProps) => {
  const problems = useMemo(() => problemsOf(BillingAddress, values), [values]);
  const [marked, setMarked] = useState<ReadonlySet<Name>>(new Set());
  const [refusals, setRefusals] = useState(0);
  const ref = useFirstBadField<HTMLFormElement>(refusals);

  const field = (name: Name) => (
    <TextField
      name={name}
      label={LABELS[name]}
      value={values[name]}
      onChange={(text) => onChange({ ...values, [name]: text })}
      onBlur={() => {
        if (values[name]) setMarked((all) => new Set([...all, name]));
      }}
      error={marked.has(name) ? problemAt(problems, name) : undefined}
      autoComplete={AUTO_COMPLETE[name]}
      isRequired
    />
  );

  return (
    <Card title="Billing Info">
      <p className={styles.words}>This address appears on your receipt.</p>
      <form
        id={id}
        ref={ref}
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (problems.size === 0) return onComplete();
          setMarked(new Set(FIELDS));
          setRefusals((count) => count + 1);
        }}
      >
        {field("address")}
        <FieldRow>
          {field("city")}
          {field("state")}
        </FieldRow>
        <FieldRow>
          {field("postcode")}
          {field("country")}
        </FieldRow>
      </form>
    </Card>
  );
};
