import { COMMON_PASSWORD, OWN_NAME_PASSWORD } from "@holdfast/contract/accounts/user";
import { fieldError } from "../../../platform/problem-error";
import { isCommonPassword } from "./guessable-password-rules";
import { containsOwnName, type NamedPerson } from "./own-name-rules";

/** @throws ProblemError 400 at the field `path` for a common password. */
export function checkNotCommon(path: string, password: string): void {
  if (isCommonPassword(password)) throw fieldError(path, COMMON_PASSWORD);
}

/**
 * Checks a new password beyond the specification's rule, which the contract's schema enforces.
 * @throws ProblemError 400 at the field `path`.
 */
export function checkNewPassword(path: string, password: string, person: NamedPerson): void {
  checkNotCommon(path, password);
  if (containsOwnName(password, person)) throw fieldError(path, OWN_NAME_PASSWORD);
}
