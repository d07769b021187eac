import type { FieldBinding } from "../../platform/forms/contract-form";
import { NumberField } from "../../ui/fields/inputs/number-field";
import { beyondQuota } from "./quota-rules";

type QuotaFieldProps = {
  readonly field: FieldBinding<number>;
  /** How many subscriptions the quota has left. */
  readonly remaining: number;
  readonly label: string;
  readonly description: string;
  readonly min: number;
  /** The most in one call, if that is less than what remains. */
  readonly max?: number;
};

/** A number of subscriptions that is taken from a quota. Shows when it exceeds what remains. */
export const QuotaField = ({ field, remaining, max = remaining, ...texts }: QuotaFieldProps) => (
  <NumberField
    {...field}
    {...texts}
    error={field.error ?? beyondQuota(field.value, remaining)}
    max={Math.min(remaining, max)}
  />
);
