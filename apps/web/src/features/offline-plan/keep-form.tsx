import { useState } from "react";
import { readSession } from "../../platform/session/session";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { TextField } from "../../ui/fields/inputs/text-field";
import { Card } from "../../ui/layout/card";
import styles from "./offline-plan.module.css";
import { MAX_PIN, MIN_PIN, problemOfPin } from "./pin-rules";

/** A session without 'Remember me' lasts 12 hours (docs/security.md). */
const SHORT_SESSION = 12 * 3_600_000;

type KeepFormProps = {
  readonly planName: string;
  /** The person has plans on this device, whose PIN opens this one, too. */
  readonly hasPin: boolean;
  readonly isBusy: boolean;
  readonly onKeep: (pin: string) => Promise<void>;
};

/** Asks for the PIN that opens the plans on this device. */
export const KeepForm = ({ planName, hasPin, isBusy, onKeep }: KeepFormProps) => {
  const [pin, setPin] = useState("");
  const [repeated, setRepeated] = useState("");
  const [isShort] = useState(() => {
    const session = readSession();
    return session !== null && session.expiry - Date.now() <= SHORT_SESSION;
  });
  const [error, setError] = useState<string>();
  const keep = () => {
    const problem = hasPin ? undefined : problemOfPin(pin, repeated);
    setError(problem);
    if (problem === undefined) void onKeep(pin);
  };
  return (
    <Card title={`Keep ${planName} on this device`}>
      {isShort && (
        <Alert variant="note">
          Your session ends today. Log in with ‘Remember me’ on your own device, so that the plan
          stays up to date.
        </Alert>
      )}
      <p>
        If you are removed from the organisation or the plan is deleted, this copy is deleted when
        this device next connects to Holdfast while you are logged in. Until then, it can be read
        with its PIN.
      </p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <TextField
          name="pin"
          type="password"
          label={hasPin ? "PIN of this device" : "PIN"}
          description={
            hasPin
              ? "The PIN of the plans on this device. It opens all of them. If you no longer know it, delete those plans first."
              : `At least ${MIN_PIN} letters or digits. A longer PIN with words is safer. It cannot be recovered.`
          }
          autoComplete={hasPin ? "off" : "new-password"}
          maxLength={MAX_PIN}
          isRequired
          value={pin}
          onChange={(value) => setPin(value ?? "")}
          {...(error === undefined ? {} : { error })}
        />
        {!hasPin && (
          <TextField
            name="repeated"
            type="password"
            label="Repeat the PIN"
            autoComplete="new-password"
            maxLength={MAX_PIN}
            isRequired
            value={repeated}
            onChange={(value) => setRepeated(value ?? "")}
          />
        )}
        <Button type="submit" variant="primary" icon="download" isPending={isBusy}>
          Keep on this device
        </Button>
      </form>
    </Card>
  );
};
