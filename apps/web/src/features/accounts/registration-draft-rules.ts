import type { register } from "@holdfast/contract/accounts/register";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";

/** A registration while it is being filled in; kept while the person looks at the other tab. */
export type RegistrationDraft = {
  readonly values: Partial<BodyInput<typeof register>>;
  /** The ids of the agreements that are ticked. */
  readonly agreed: ReadonlySet<string>;
};

export const EMPTY_REGISTRATION: RegistrationDraft = {
  values: { firstName: "", lastName: "", email: "", password: "", confirmPassword: "" },
  agreed: new Set(),
};

/** Whether closing the window would lose something that was typed. Pure. */
export const isHalfFilled = ({ values }: RegistrationDraft): boolean =>
  Object.values(values).some((value) => value !== "");
