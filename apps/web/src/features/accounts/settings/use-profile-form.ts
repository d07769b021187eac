import { EMAIL_TAKEN } from "@holdfast/contract/accounts/errors";
import { readUser } from "@holdfast/contract/accounts/profile-endpoints";
import { listSessions } from "@holdfast/contract/accounts/session-endpoints";
import { emailChangeSentTo, updateUser } from "@holdfast/contract/accounts/settings-endpoints";
import type { User } from "@holdfast/contract/accounts/user";
import { useEffect, useState } from "react";
import { showToast } from "../../../ui/feedback/toast-store";
import type { ContractForm } from "../../../platform/forms/use-contract-form";
import { useContractForm } from "../../../platform/forms/use-contract-form";
import { useRefresh } from "../../../platform/api/use-endpoint";
import { passwordProblem, profileDraft, unchangedEmail } from "./profile-rules";
import type { ProfileBody } from "./profile-rules";

/** What the window that asks for the password needs. */
export type PasswordQuestion = {
  /** Why the last answer was refused. */
  readonly error: string | undefined;
  readonly onAnswer: (password: string) => void;
  readonly onClose: () => void;
};

export type ProfileForm = {
  readonly form: ContractForm<ProfileBody>;
  /** The e-mail address that stands in the form is another account's. */
  readonly emailError: string | undefined;
  /** While the password is asked for. */
  readonly question: PasswordQuestion | null;
};

/** How long a closed window needs to give the focus back (milliseconds). */
const AFTER_CLOSING = 100;

/**
 * The profile's form. It is saved without the password first: the server knows which changes need it, and
 * says so at that field; then it is asked for, once, and the same is sent again.
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
    leavesOut: (sent) => unchangedEmail(sent, user),
    onSaved: async (saved, sent) => {
      await refresh(readUser, listSessions);
      form.reset(profileDraft(saved));
      setAsked(null);
      showToast({
        kind: "done",
        title: "Saved successfully.",
        ...(sent.email !== undefined && sent.email !== saved.email
          ? { text: emailChangeSentTo(sent.email.trim()) }
          : {}),
      });
    },
    onRefused: (refusal, sent) => {
      // It counts for one save.
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

  // The password is part of the form only once it has been drawn with it.
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
