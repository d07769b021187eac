import {
  sendMobileCode,
  VERIFY_PHONE,
  verifyMobileCode,
} from "@holdfast/contract/accounts/phone-endpoints";
import type { User } from "@holdfast/contract/accounts/user";
import { SOMETHING_WENT_WRONG } from "@holdfast/contract/platform/errors";
import { INVALID_PHONE } from "@holdfast/contract/platform/field-rules";
import { useState } from "react";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { messageOf } from "../../../ui/feedback/shown-error";
import { CallError } from "../../../platform/api/call-error";
import type { Draft } from "../../../platform/forms/form-values";
import type { ProfileBody } from "./profile-rules";

/** Verification state of the number in the form; a different number starts over. */
type Stage = { readonly of: string; readonly is: "sent" | "verified" };
type Problem = { readonly at: "number" | "code"; readonly message: string };

export type PhoneVerification = {
  /** The number differs from the saved one and is not verified yet: nothing can be saved. */
  readonly isBlocking: boolean;
  readonly stage: Stage["is"] | null;
  readonly numberError: string | undefined;
  readonly codeError: string | undefined;
  readonly isWorking: boolean;
  /** Called with the number as typed: E.164 once it is valid, null for none. */
  readonly change: (number: string | null, isValid: boolean) => void;
  readonly send: () => Promise<void>;
  readonly verify: (code: string) => Promise<void>;
  readonly savedNumber: string | null;
};

/** Returns the server's message, or the specification's when it has none. */
const messageFor = (error: unknown, otherwise: string): string => {
  if (!(error instanceof CallError)) return messageOf(error);
  const atField = error.fieldErrors[0]?.message;
  return atField ?? (error.code === SOMETHING_WENT_WRONG.code ? otherwise : error.message);
};

/**
 * Verifies a new phone number (specification 4, 'Phone change'): sends a code, then checks it; another number
 * starts over. The verified code is sent with the save, as `otp`.
 */
export function usePhoneVerification(
  user: User,
  current: string | null | undefined,
  changeForm: (changes: Draft<ProfileBody>) => void,
): PhoneVerification {
  const [isValid, setValid] = useState(true);
  const [reached, setReached] = useState<Stage | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isWorking, setWorking] = useState(false);

  const number = current ?? null;
  const stage = reached !== null && reached.of === number ? reached.is : null;
  const isNew = number !== null && number !== user.phoneNumber;

  const attempt = async (act: () => Promise<unknown>, at: Problem["at"], otherwise: string) => {
    setProblem(null);
    setWorking(true);
    try {
      await act();
    } catch (error) {
      setProblem({ at, message: messageFor(error, otherwise) });
    } finally {
      setWorking(false);
    }
  };

  return {
    isBlocking: isNew && stage !== "verified",
    stage: isNew ? stage : null,
    numberError: problem?.at === "number" ? problem.message : undefined,
    codeError: problem?.at === "code" ? problem.message : undefined,
    isWorking,
    savedNumber: user.phoneNumber,
    change: (next, isNextValid) => {
      setValid(isNextValid);
      setReached(null);
      setProblem(null);
      changeForm({ phoneNumber: next, otp: undefined });
    },
    send: async () => {
      if (number === null || !isValid) {
        setProblem({ at: "number", message: INVALID_PHONE });
        return;
      }
      const body = { userId: user.id, action: VERIFY_PHONE, phoneNumber: number } as const;
      await attempt(
        async () => {
          await callEndpoint(sendMobileCode, { body });
          setReached({ of: number, is: "sent" });
        },
        "number",
        "Please enter a valid number",
      );
    },
    verify: async (code) => {
      if (number === null) return;
      const body = { userId: user.id, action: VERIFY_PHONE, code } as const;
      await attempt(
        async () => {
          await callEndpoint(verifyMobileCode, { body });
          setReached({ of: number, is: "verified" });
          changeForm({ otp: code });
        },
        "code",
        "Please enter a valid code",
      );
    },
  };
}
