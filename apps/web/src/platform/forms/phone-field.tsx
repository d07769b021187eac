import { countryName } from "@holdfast/contract/platform/countries";
import { useMemo, useState } from "react";
import { Select } from "../../ui/fields/select";
import { TextField } from "../../ui/fields/text-field";
import { LandlineQuestion } from "./landline-question";
import { rememberPhoneCountry, usePhoneCountry } from "./phone-country";
import { countryChoices, phoneDraft, readPhone } from "./phone-rules";
import type { PhoneDraft, ValidPhone } from "./phone-rules";
import styles from "./phone-field.module.css";
import { useNumberingPlans } from "./use-numbering-plans";

type PhoneFieldProps = {
  readonly name: string;
  readonly label: string;
  /** For a form with more than one number. */
  readonly countryLabel?: string;
  readonly description?: string;
  /** Asks before a number that is not a mobile is accepted. */
  readonly isMobile?: boolean;
  /** False marks the field as optional. */
  readonly isRequired?: boolean;
  readonly autoComplete?: string;
  /** The saved number, with its country code. */
  readonly saved: string | null;
  /** Receives the typed text (null if empty) and the parsed number (null if invalid, or not yet accepted). */
  readonly onChange: (text: string | null, phone: ValidPhone | null) => void;
  readonly onBlur?: () => void;
  readonly error: string | undefined;
};

const CHOOSE_COUNTRY = "Select the country of this number.";

/** A phone number with its country. Below it stands how the number was read. */
export const PhoneField = (props: PhoneFieldProps) => {
  const { name, saved, isMobile = false } = props;
  const plans = useNumberingPlans();
  const country = usePhoneCountry();
  const countries = useMemo(
    () =>
      plans
        ? countryChoices(plans)
        : country === null
          ? []
          : [{ id: country, name: countryName(country) }],
    [plans, country],
  );
  const [typed, setTyped] = useState<PhoneDraft | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const draft =
    typed ?? (plans ? phoneDraft(plans, saved, country) : { country, text: saved ?? "" });
  const phone = plans && typed ? readPhone(plans, typed) : null;
  const isQuestioned = (read: ValidPhone | null, keep = kept): read is ValidPhone =>
    isMobile && read !== null && !read.isMobile && read.number !== keep;

  const type = (next: PhoneDraft, keep = kept) => {
    if (!plans) return;
    const read = readPhone(plans, next);
    // A free number of another country does not change the country for the next number.
    setTyped(read?.dialled.startsWith("+") ? { ...next, country: read.country } : next);
    setKept(keep);
    const text = next.text.trim();
    props.onChange(text === "" ? null : text, isQuestioned(read, keep) ? null : read);
  };
  const description = phone?.reading ?? unread(draft) ?? props.description;

  return (
    <div>
      <div className={styles.number}>
        <Select
          name={`${name}Country`}
          label={props.countryLabel ?? "Country code"}
          choices={countries}
          value={draft.country}
          onChange={(chosen) => {
            rememberPhoneCountry(chosen);
            type({ ...draft, country: chosen });
          }}
        />
        <TextField
          name={name}
          label={props.label}
          type="tel"
          inputMode="tel"
          {...(props.isRequired !== undefined && { isRequired: props.isRequired })}
          {...(props.autoComplete !== undefined && { autoComplete: props.autoComplete })}
          {...(description !== undefined && { description })}
          value={draft.text}
          onChange={(text) => type({ ...draft, text })}
          {...(props.onBlur && { onBlur: props.onBlur })}
          error={props.error}
          isDisabled={plans === null}
        />
      </div>
      {plans && isQuestioned(phone) && (
        <LandlineQuestion
          plans={plans}
          draft={draft}
          phone={phone}
          onMobile={(mobile) => {
            rememberPhoneCountry(mobile.country);
            type({ ...draft, country: mobile.country });
          }}
          onKeep={() => type(draft, phone.number)}
        />
      )}
    </div>
  );
};

const unread = ({ country, text }: PhoneDraft) =>
  country === null && text.trim() !== "" && !text.trim().startsWith("+")
    ? CHOOSE_COUNTRY
    : undefined;
