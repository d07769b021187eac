import type { WrittenCost } from "@holdfast/contract/incidents/costs/cost-line";
import { COST_KIND_NAMES } from "@holdfast/contract/incidents/costs/cost-rules";
import type { OfflineIncident } from "@holdfast/contract/offline-plan/offline-plan";
import { useState } from "react";
import { focusOnMount } from "../../../../ui/layout/focus-on-mount";
import styles from "../page.module.css";

type CostFormProps = {
  readonly units: OfflineIncident["units"];
  /** Of the currency; empty if the kept plan does not say. */
  readonly prefix: string;
  /** Resolves to why the cost was not stored; undefined if it was. */
  readonly onAdd: (text: string, cost: WrittenCost) => Promise<string | undefined>;
};

/** Adds a cost to the log of an incident. */
export const CostForm = (props: CostFormProps) => {
  const [state, setState] = useState<"new" | "open" | "closed">("new");
  if (state !== "open")
    return (
      <p className={styles.action}>
        <button
          type="button"
          ref={state === "closed" ? focusOnMount : undefined}
          onClick={() => setState("open")}
        >
          Add a cost
        </button>
      </p>
    );
  return <OpenForm {...props} onClose={() => setState("closed")} />;
};

const KINDS = Object.entries(COST_KIND_NAMES) as [WrittenCost["kind"], string][];
/** In units of the currency. */
const MAX_AMOUNT = 1_000_000_000_000;

const OpenForm = ({
  units,
  prefix,
  onAdd,
  onClose,
}: CostFormProps & { readonly onClose: () => void }) => {
  const [text, setText] = useState("");
  const [amount, setAmount] = useState("");
  const [kind, setKind] = useState("");
  const [paidBy, setPaidBy] = useState("");
  const [unitId, setUnitId] = useState("");
  const [isAdding, setAdding] = useState(false);
  const [error, setError] = useState<string>();
  const add = async () => {
    setAdding(true);
    const refusal = await onAdd(text.trim(), {
      kind: kind as WrittenCost["kind"],
      amount: Math.round(Number(amount) * 100),
      paidBy: paidBy.trim(),
      unitId: unitId === "" ? null : unitId,
      corrects: null,
    });
    setAdding(false);
    setError(refusal);
    if (refusal === undefined) onClose();
  };
  return (
    <form
      aria-label="Add a cost"
      className={styles.panel}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAdding) void add();
      }}
    >
      <h3 ref={focusOnMount} tabIndex={-1}>
        Add a cost
      </h3>
      <label>
        What it is for
        <input
          type="text"
          required
          // Not only spaces.
          pattern=".*\S.*"
          maxLength={500}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <label>
        Amount{prefix !== "" && ` (${prefix})`}
        <input
          type="number"
          inputMode="decimal"
          required
          min={0}
          max={MAX_AMOUNT}
          step={0.01}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
        />
      </label>
      <label>
        Kind of cost
        <select required value={kind} onChange={({ target }) => setKind(target.value)}>
          <option value="">Select</option>
          {KINDS.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        Paid by
        <input
          type="text"
          maxLength={200}
          value={paidBy}
          onChange={({ target }) => setPaidBy(target.value)}
        />
      </label>
      <label>
        Business unit
        <select value={unitId} onChange={({ target }) => setUnitId(target.value)}>
          <option value="">The whole business</option>
          {units.map((unit) => (
            <option key={unit.unitId} value={unit.unitId}>
              {unit.name}
            </option>
          ))}
        </select>
      </label>
      <p className={styles.error} role="alert">
        {error}
      </p>
      <div className={styles.buttons}>
        <button type="submit">Add cost</button>
        <button type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
};
