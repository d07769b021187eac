import { EMAIL_TAKEN } from "@holdfast/contract/accounts/errors";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { listSessions } from "@holdfast/contract/accounts/session-endpoints";
import { emailChangeSentTo, updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import type { User } from "@holdfast/contract/accounts/user";
import { useEffect, useState } from "react";
import { showToast } from "../../../ui/feedback/toast-store";
import type { ContractForm } from "../../../platform/forms/contract-form";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { passwordProblem, profileDraft, unchangedEmail } from "./profile-rules";
import type { ProfileBody } from "./profile-rules";
import { SAVED } from "../../../platform/forms/saved-messages";

/** Props of the dialog that asks for the password. */
export type PasswordQuestion = {
  /** Why the previous password was rejected. */
  readonly error: string | undefined;
  readonly onAnswer: (password: string) => void;
  readonly onClose: () => void;
};

export type ProfileForm = {
  readonly form: ContractForm<ProfileBody>;
  /** Set while the email address in the form belongs to another account. */
  readonly emailError: string | undefined;
  /** Set while the password is asked for. */
  readonly question: PasswordQuestion | null;
};

/** Time a closed dialog needs to restore the focus (milliseconds). */
const AFTER_CLOSING = 100;

/**
 * The profile form. It is first saved without the password: the server knows which changes need it and returns
 * an error for that field; the password is then asked for once and the same input sent again.
 */
export function useProfileForm(user: User): ProfileForm {
  const refresh = useRefresh();
  const [asked, setAsked] = useState<{ readonly error: string | undefined } | null>(null);
  const [answers, setAnswers] = useState(0);
  const [takenEmail, setTakenEmail] = useState<string | null>(null);

  const form = useContractForm({
    endpoint: updateUser,
    params: {},
    initial: profileDraft(user),
    omittedFields: (sent) => unchangedEmail(sent, user),
    onSaved: async (saved, sent) => {
      await refresh(readUser, listSessions);
      form.reset(profileDraft(saved));
      setAsked(null);
      showToast({
        variant: "done",
        title: SAVED,
        ...(sent.email !== undefined && sent.email !== saved.email
          ? { text: emailChangeSentTo(sent.email.trim()) }
          : {}),
      });
    },
    onRefused: (refusal, sent) => {
      // A password is valid for one save only.
      form.change({ password: undefined });
      const problem = passwordProblem(refusal);
      if (problem !== undefined) {
        setAsked({ error: sent.password === undefined ? undefined : problem });
        return true;
      }
      setAsked(null);
      if (refusal.code !== EMAIL_TAKEN.code) return false;
      setTakenEmail(sent.email ?? null);
      return true;
    },
  });

  // Submit after the render that adds the password to the form.
  useEffect(() => {
    if (answers > 0) form.submit();
    // oxlint-disable-next-line react/exhaustive-deps -- once for each answer
  }, [answers]);

  const { ref } = form.formProps;
  useEffect(() => {
    if (takenEmail === null) return undefined;
    const email = ref.current?.querySelector<HTMLElement>("[data-field=email] input");
    const timer = setTimeout(() => email?.focus(), AFTER_CLOSING);
    return () => clearTimeout(timer);
  }, [takenEmail, ref]);

  return {
    form,
    emailError:
      takenEmail !== null && form.values.email === takenEmail ? EMAIL_TAKEN.message : undefined,
    question: asked && {
      error: asked.error,
      onAnswer: (password) => {
        form.change({ password });
        setAnswers((count) => count + 1);
      },
      onClose: () => setAsked(null),
    },
  };
}
