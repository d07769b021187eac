import type { User } from "@holdfast/contract/accounts/user";
import type { ReactNode } from "react";
import { PHONE_NOT_VERIFIED } from "@holdfast/contract/accounts/settings-endpoints";
import { Card } from "../../../ui/layout/card";
import { FieldRow } from "../../../ui/fields/field-row";
import { Form } from "../../../ui/fields/forms/form";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { OwnPhoneCountry } from "../../../platform/forms/phones/own-phone-country";
import { PendingEmailNotice } from "./pending-email-notice";
import { PhoneSection } from "./phone-section";
import styles from "./settings.module.css";
import { TwoFactorSection } from "./security/two-factor-section";
import { usePhoneVerification } from "./use-phone-verification";
import { useProfileForm } from "./use-profile-form";
import { PasswordDialog } from "./security/password-dialog";

type ProfileCardProps = { readonly user: User; readonly image: ReactNode };

/** Names, email, phone and second factor with one save, which asks for the password where needed. */
export const ProfileCard = ({ user, image }: ProfileCardProps) => {
  const { form, emailError, question } = useProfileForm(user);
  const phone = usePhoneVerification(user, form.values.phoneNumber, form.change);
  const email = form.field("email");
  return (
    <Card title="Profile">
      {image}
      <Form form={form} isSubmitDisabled={phone.isBlocking}>
        <FieldRow>
          <TextField
            {...form.field("firstName")}
            label="First name"
            autoComplete="given-name"
            isRequired
          />
          <TextField
            {...form.field("lastName")}
            label="Last name"
            autoComplete="family-name"
            isRequired
          />
        </FieldRow>
        <TextField
          {...email}
          error={emailError ?? email.error}
          label="Email"
          type="email"
          autoComplete="email"
          description="To change it, follow the link we send to the new address."
          isRequired
        />
        {user.pendingEmail !== null && (
          <PendingEmailNotice email={user.email} pendingEmail={user.pendingEmail} />
        )}
        <OwnPhoneCountry>
          <PhoneSection binding={form.field("phoneNumber")} phone={phone} />
        </OwnPhoneCountry>
        <TwoFactorSection
          user={user}
          binding={form.field("otpType")}
          phoneNumber={form.values.phoneNumber ?? null}
        />
        {phone.isBlocking && <p className={styles.blocking}>{PHONE_NOT_VERIFIED}</p>}
      </Form>
      {question && <PasswordDialog {...question} isSending={form.isSending} />}
    </Card>
  );
};
