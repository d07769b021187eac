import { NOT_AN_IMAGE } from "@holdfast/contract/files/image";
import {
  COST_KINDS,
  CostLineInput,
  type WrittenCost,
} from "@holdfast/contract/incidents/costs/cost-line";
import { COST_KIND_NAMES } from "@holdfast/contract/incidents/costs/cost-rules";
import type { Incident } from "@holdfast/contract/incidents/incident";
import type { IncidentCosts } from "@holdfast/contract/incidents/log-entry";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { type FormEvent, useState } from "react";
import { problemsOf } from "../../../platform/forms/form-values";
import { useFirstBadField } from "../../../platform/forms/use-first-bad-field";
import { FileButton } from "../../../ui/buttons/file-button";
import { Select } from "../../../ui/fields/choices/select";
import { FieldRow } from "../../../ui/fields/field-row";
import { Form } from "../../../ui/fields/forms/form";
import { NumberField } from "../../../ui/fields/inputs/number-field";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { Dialog } from "../../../ui/overlays/dialog";
import { useUnsaved } from "../../../ui/overlays/unsaved-changes";
import { useQueue } from "../log/queue-context";
import { readPhoto } from "../log/read-photo";
import type { ShownCost } from "./use-costs";
import styles from "../incidents.module.css";

type CostDialogProps = {
  readonly incident: Incident;
  readonly currency: IncidentCosts["currency"];
  /** The entry to correct; undefined for a new cost. */
  readonly corrected: ShownCost | undefined;
  readonly onClose: () => void;
};

/** Adds a cost to the log, or an entry that corrects one. */
export const CostDialog = (props: CostDialogProps) => (
  <Dialog
    title={props.corrected ? `Correct ${props.corrected.text}` : "Add a cost"}
    isOpen
    onClose={props.onClose}
  >
    <CostForm {...props} />
  </Dialog>
);

/** The whole business. */
const NO_UNIT = "";

type Values = {
  readonly text: string;
  readonly kind: WrittenCost["kind"] | null;
  /** In units of the currency. */
  readonly amount: number | null;
  readonly paidBy: string;
  readonly unitId: string;
  readonly reason: string;
};

const valuesOf = (corrected: ShownCost | undefined, { units }: Incident): Values => ({
  text: corrected?.text ?? "",
  kind: corrected?.cost.kind ?? null,
  amount: corrected ? corrected.cost.amount / 100 : null,
  paidBy: corrected?.cost.paidBy ?? "",
  unitId: units.find(({ name }) => name === corrected?.cost.unitName)?.unitId ?? NO_UNIT,
  reason: "",
});

const KINDS = COST_KINDS.map((id) => ({ id, name: COST_KIND_NAMES[id] }));

const CostForm = ({ incident, currency, corrected, onClose }: CostDialogProps) => {
  const { add } = useQueue();
  const [initial] = useState(() => valuesOf(corrected, incident));
  const [values, setValues] = useState(initial);
  const [photo, setPhoto] = useState<Blob>();
  const [photoError, setPhotoError] = useState<string>();
  const [isMarked, setMarked] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [formError, setFormError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const ref = useFirstBadField<HTMLFormElement>(refusals);
  useUnsaved(photo !== undefined || JSON.stringify(values) !== JSON.stringify(initial));

  const cost = {
    kind: values.kind,
    amount: values.amount === null ? null : Math.round(values.amount * 100),
    paidBy: values.paidBy,
    unitId: values.unitId === NO_UNIT ? null : values.unitId,
    corrects: corrected ? { entryId: corrected.entryId, reason: values.reason } : null,
  };
  const problems = new Map([
    ...problemsOf(CostLineInput, cost),
    ...(values.text.trim() === "" ? [["text", "Please say what the cost is for."] as const] : []),
  ]);
  const field = <Name extends keyof Values>(name: Name) => ({
    name,
    value: values[name],
    onChange: (value: Values[Name]) => setValues((before) => ({ ...before, [name]: value })),
    error: isMarked ? (problems.get(name) ?? problems.get(`corrects.${name}`)) : undefined,
  });

  const save = async () => {
    setSending(true);
    const refusal = await add(values.text.trim(), { photo, cost: cost as WrittenCost });
    setSending(false);
    setFormError(refusal);
    if (refusal === undefined) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMarked(true);
    if (problems.size > 0) setRefusals((count) => count + 1);
    else if (!isSending) void save();
  };
  const choosePhoto = async (file: File) => {
    const read = await readPhoto(file);
    setPhotoError(read ? undefined : NOT_AN_IMAGE);
    if (read) setPhoto(read);
  };
  return (
    <Form
      form={{ formProps: { ref, onSubmit: submit }, formError: formError ?? photoError, isSending }}
      submitLabel={corrected ? "Save correction" : "Add cost"}
      onCancel={onClose}
    >
      <TextField
        {...field("text")}
        label="What it is for"
        isRequired
        autoFocus
        maxLength={LIMITS.line}
      />
      <FieldRow>
        <NumberField
          {...field("amount")}
          label="Amount"
          prefix={currency.prefix}
          digits={2}
          min={0}
          isRequired
          description={corrected && "0 if there was no such cost."}
        />
        <Select {...field("kind")} label="Kind of cost" choices={KINDS} isRequired />
      </FieldRow>
      <FieldRow>
        <TextField
          {...field("paidBy")}
          label="Paid by"
          isRequired={false}
          description="A person, a card or an account."
          maxLength={LIMITS.name}
        />
        <Select
          {...field("unitId")}
          label="Business unit"
          choices={[
            { id: NO_UNIT, name: "The whole business" },
            ...incident.units.map(({ unitId, name }) => ({ id: unitId, name })),
          ]}
        />
      </FieldRow>
      {corrected && (
        <TextField
          {...field("reason")}
          label="Why it is corrected"
          description="The earlier entry stays in the log; this one replaces it in the totals."
          isRequired
          maxLength={LIMITS.line}
        />
      )}
      <div className={styles.addButtons}>
        <FileButton
          label="Photo of the receipt"
          accept="image/*"
          onChoose={(file) => void choosePhoto(file)}
        >
          {photo ? "Replace receipt photo" : "Add receipt photo"}
        </FileButton>
        {photo && <span>Photo added</span>}
      </div>
    </Form>
  );
};
