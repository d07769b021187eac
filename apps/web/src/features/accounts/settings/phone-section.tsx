import {
  MOBILE_CODE_SENT,
  MOBILE_CODE_VERIFIED,
} from "@holdfast/contract/accounts/phone-endpoints";
import { useEffect, useRef, useState } from "react";
import type { KeyboardEvent } from "react";
import { Alert } from "../../../ui/feedback/alert";
import { Button } from "../../../ui/buttons/button";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { PhoneField } from "../../../platform/forms/phones/phone-field";
import type { FieldBinding } from "../../../platform/forms/contract-form";
import styles from "./settings.module.css";
import type { PhoneVerification } from "./use-phone-verification";

type PhoneSectionProps = {
  readonly binding: FieldBinding<string>;
  readonly phone: PhoneVerification;
};

/** Enter in these fields presses the button next to them; saving the form is blocked until then. */
const onEnter = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  act();
};

/** The phone number, and its verification while it is new. */
export const PhoneSection = ({ binding, phone }: PhoneSectionProps) => {
  const send = () => void phone.send();
  return (
    <div className={styles.phone}>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of the field inside */}
      <div onKeyDown={phone.isBlocking ? onEnter(send) : undefined}>
        <PhoneField
          name="phoneNumber"
          label="Phone"
          isMobile
          description="A mobile number that can receive SMS."
          autoComplete="tel"
          saved={phone.savedNumber}
          onChange={(text, found) => phone.change(found?.number ?? text, found !== null)}
          error={phone.numberError ?? binding.error}
        />
      </div>
      {phone.isBlocking && phone.stage === null && (
        <div className={styles.buttons}>
          <Button icon="phone" onPress={send} isPending={phone.isWorking}>
            Send verification code
          </Button>
        </div>
      )}
      {phone.stage === "sent" && <CodeSection phone={phone} onSend={send} />}
      {phone.stage === "verified" && <Alert variant="done">{MOBILE_CODE_VERIFIED}</Alert>}
    </div>
  );
};

type CodeSectionProps = { readonly phone: PhoneVerification; readonly onSend: () => void };

const CodeSection = ({ phone, onSend }: CodeSectionProps) => {
  const [code, setCode] = useState("");
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => container.current?.querySelector("input")?.focus(), []);
  const verify = () => void phone.verify(code.trim());
  return (
    <>
      <Alert variant="done">{MOBILE_CODE_SENT}</Alert>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a key of the field inside */}
      <div ref={container} className={styles.code} onKeyDown={onEnter(verify)}>
        <TextField
          name="code"
          label="Verification code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          error={phone.codeError ?? phone.numberError}
        />
        <div className={styles.buttons}>
          <Button variant="primary" onPress={verify} isPending={phone.isWorking}>
            Verify
          </Button>
          <Button variant="quiet" onPress={onSend} isDisabled={phone.isWorking}>
            Send again
          </Button>
        </div>
      </div>
    </>
  );
};
