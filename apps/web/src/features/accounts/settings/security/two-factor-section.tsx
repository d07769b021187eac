import { OTP_TYPES } from "@holdfast/contract/accounts/user";
import type { User } from "@holdfast/contract/accounts/user";
import { useState } from "react";
import { Button } from "../../../../ui/buttons/button";
import { Icon } from "../../../../ui/buttons/icon";
import { RadioGroup } from "../../../../ui/fields/choices/radio-group";
import type { FieldBinding } from "../../../../platform/forms/contract-form";
import type { OtpType } from "../profile-rules";
import styles from "../settings.module.css";
import { RemoveAuthenticatorDialog } from "./remove-authenticator-dialog";
import { AuthenticatorDialog } from "./authenticator-dialog";

type TwoFactorSectionProps = {
  readonly user: User;
  readonly binding: FieldBinding<OtpType>;
  /** The phone number currently in the form. */
  readonly phoneNumber: string | null;
};

/** How login codes are delivered: by SMS, by email or from an authenticator app. */
export const TwoFactorSection = ({ user, binding, phoneNumber }: TwoFactorSectionProps) => {
  const [open, setOpen] = useState<"set-up" | "remove" | null>(null);
  const { value, onChange, ...rest } = binding;
  const close = () => setOpen(null);
  return (
    <>
      <RadioGroup
        {...rest}
        label="Two-factor authentication"
        description="Changing your phone number or how you receive codes logs you out on all other devices."
        isRequired
        value={value?.toString()}
        onChange={(chosen) =>
          onChange(Object.values(OTP_TYPES).find((type) => String(type) === chosen))
        }
        choices={[
          {
            id: String(OTP_TYPES.sms),
            name: "SMS",
            note:
              phoneNumber === null
                ? "Add a phone number first."
                : "Sent to the phone number above.",
          },
          { id: String(OTP_TYPES.email), name: "Email", note: `Sent to ${user.email}.` },
          {
            id: String(OTP_TYPES.authenticator),
            name: "Authenticator app",
            note: "Most secure. An app on your phone generates the codes, even offline.",
          },
        ]}
      />
      {user.hasAuthenticator ? (
        <p className={styles.app}>
          <Icon name="check-circle" size={18} />
          Your authenticator app is set up.
          <Button variant="quiet" size="small" onPress={() => setOpen("remove")}>
            Remove the app
          </Button>
        </p>
      ) : (
        value === OTP_TYPES.authenticator && (
          <div className={styles.buttons}>
            <Button icon="tool" onPress={() => setOpen("set-up")}>
              Set up authenticator app
            </Button>
          </div>
        )
      )}
      {open === "set-up" && (
        <AuthenticatorDialog
          onClose={close}
          onDone={() => {
            onChange(OTP_TYPES.authenticator);
            close();
          }}
        />
      )}
      {open === "remove" && (
        <RemoveAuthenticatorDialog
          onClose={close}
          onDone={() => {
            if (value === OTP_TYPES.authenticator) onChange(OTP_TYPES.email);
            close();
          }}
        />
      )}
    </>
  );
};
