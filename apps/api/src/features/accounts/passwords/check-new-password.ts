import { COMMON_PASSWORD, OWN_NAME_PASSWORD } from "@holdfast/contract/accounts/user";
import { refuseField } from "../../../platform/refusal";
import { isCommonPassword } from "./guessable-password-rules";
import { holdsOwnName, type NamedPerson } from "./own-name-rules";

/** @throws Refusal 400 at the field `path` for a password that many have. */
export function checkNotCommon(path: string, password: string): void {
  if (isCommonPassword(password)) throw refuseField(path, COMMON_PASSWORD);
}

/**
 * What a new password must stand beside the specification's rule, which the contract's schema holds.
 * @throws Refusal 400 at the field `path`.
 */
export function checkNewPassword(path: string, password: string, person: NamedPerson): void {
  checkNotCommon(path, password);
  if (holdsOwnName(password, person)) throw refuseField(path, OWN_NAME_PASSWORD);
}
