import type { register } from "@holdfast/contract/accounts/register";
import type { BodyInput } from "@holdfast/contract/platform/endpoint";

/** An unfinished registration; stored while the user looks at the other tab. */
export type RegistrationDraft = {
  readonly values: Partial<BodyInput<typeof register>>;
  /** Ids of the ticked agreements. */
  readonly agreed: ReadonlySet<string>;
};

export const EMPTY_REGISTRATION: RegistrationDraft = {
  values: { firstName: "", lastName: "", email: "", password: "", confirmPassword: "" },
  agreed: new Set(),
};

/** Whether closing the dialog would lose typed input. Pure. */
export const hasInput = ({ values }: RegistrationDraft): boolean =>
  Object.values(values).some((value) => value !== "");
