import { type ReactNode, useId, useState } from "react";
import { focusOnMount } from "../../../ui/layout/focus-on-mount";
import styles from "./page.module.css";

type PinFormProps = {
  readonly title: string;
  readonly label: string;
  readonly button: string;
  /** Shows a phone's keyboard of digits. */
  readonly isNumeric: boolean;
  /** Resolves to why the plan did not open; undefined if it did. */
  readonly onOpen: (pin: string) => Promise<string | undefined>;
  readonly children?: ReactNode;
};

/** Asks for the PIN or password of a plan. */
export const PinForm = ({ title, label, button, isNumeric, onOpen, children }: PinFormProps) => {
  const [pin, setPin] = useState("");
  const [error, setError] = useState<string>();
  const [isOpening, setIsOpening] = useState(false);
  const errorId = useId();
  const open = async () => {
    if (pin === "" || isOpening) return;
    setIsOpening(true);
    setError(undefined);
    setError(await onOpen(pin));
    setPin("");
    setIsOpening(false);
  };
  return (
    <main className={styles.locked}>
      <h1>{title}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <label>
          {label}
          <input
            ref={focusOnMount}
            type="password"
            inputMode={isNumeric ? "numeric" : "text"}
            autoComplete="off"
            value={pin}
            onChange={(event) => setPin(event.target.value)}
            aria-invalid={error !== undefined}
            aria-describedby={errorId}
          />
        </label>
        <p id={errorId} className={styles.error} role="alert">
          {error}
        </p>
        <button type="submit" disabled={isOpening}>
          {isOpening ? "Opening..." : button}
        </button>
      </form>
      {children}
    </main>
  );
};
