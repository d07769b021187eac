import { REGISTRATION_AGREEMENTS } from "@holdfast/content/legal/registration-agreements";
import { useState } from "react";
import { AgreementsField } from "./agreements-field";
import { NewPasswordForm } from "./new-password-form";

type ActivateAccountFormProps = {
  readonly userId: string;
  readonly token: string;
  readonly onActivated: () => Promise<void>;
};

/** The last step of an invitation: a password, and the four agreements that registration asks for too. */
export const ActivateAccountForm = ({ userId, token, onActivated }: ActivateAccountFormProps) => {
  const [agreed, setAgreed] = useState<ReadonlySet<string>>(new Set());
  return (
    <NewPasswordForm
      userId={userId}
      token={token}
      submitLabel="Activate my account"
      isSubmitDisabled={agreed.size < REGISTRATION_AGREEMENTS.length}
      onSaved={onActivated}
    >
      <AgreementsField agreed={agreed} onChange={setAgreed} />
    </NewPasswordForm>
  );
};
