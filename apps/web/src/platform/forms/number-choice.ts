import type { FieldBinding } from "./contract-form";

/**
 * Adapts a field with a numeric lookup id to a `Select` or `RadioGroup`, whose choices have text ids.
 * @example <Select {...numberChoice(form.field("contactTypeId"))} label="Contact type" choices={…} />
 */
export const numberChoice = (
  binding: FieldBinding<number> | FieldBinding<number | undefined>,
): FieldBinding<string> => ({
  ...binding,
  value: binding.value === null || binding.value === undefined ? null : String(binding.value),
  onChange: (chosen) => binding.onChange(chosen ? Number(chosen) : null),
});
