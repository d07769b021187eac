import { countryName } from "@holdfast/contract/platform/countries";
import { useState } from "react";
import { Button } from "../../ui/buttons/button";
import type { FieldBinding } from "./contract-form";
import { usePhoneCountry } from "./phone-country";
import { PhoneField } from "./phone-field";
import styles from "./phone-field.module.css";
import { rereadNumber } from "./reread-number-rules";
import { useNumberingPlans } from "./use-numbering-plans";

type BusinessPhoneFieldProps = FieldBinding<string> & {
  readonly label?: string;
  /** The country in which the saved number was read, in a form that may change the country. */
  readonly savedIn?: string | undefined;
};

/**
 * The phone number of a business or location with its country code, in a form without another number. A number that no numbering plan knows is saved as it
 * was typed. Takes the saved number when it is first shown: give it the form's `revision` as its key.
 */
export const BusinessPhoneField = ({
  label = "Phone",
  savedIn,
  ...binding
}: BusinessPhoneFieldProps) => {
  const [saved, setSaved] = useState(binding.value ?? null);
  const reread = useRereadNumber(savedIn, saved === binding.value ? saved : null);
  return (
    <>
      <PhoneField
        key={saved}
        name={binding.name}
        label={label}
        isRequired={binding.isRequired}
        saved={saved}
        onChange={(text, phone) => binding.onChange(phone?.dialled ?? text)}
        onBlur={binding.onBlur}
        error={binding.error}
      />
      {reread && savedIn !== undefined && (
        <div className={styles.question} aria-live="polite">
          <p>
            Saved as a number in {countryName(savedIn)}. If it was entered without a country code:
          </p>
          <Button
            size="small"
            onPress={() => {
              setSaved(reread);
              binding.onChange(reread);
            }}
          >
            {`Use ${reread}`}
          </Button>
        </div>
      )}
    </>
  );
};

/** Returns what a saved number is in the form's country, if that has changed and the number may be one of it. */
function useRereadNumber(from: string | undefined, saved: string | null): string | null {
  const plans = useNumberingPlans();
  const to = usePhoneCountry();
  if (plans === null || from === undefined || to === null || saved === null) return null;
  return rereadNumber(plans, saved, { from, to, isMobile: false });
}
