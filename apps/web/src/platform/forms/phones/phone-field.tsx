import { countryName } from "@holdfast/contract/platform/countries";
import { useMemo, useRef, useState } from "react";
import { Select } from "../../../ui/fields/choices/select";
import { TextField } from "../../../ui/fields/inputs/text-field";
import { NumberQuestionGroup } from "./number-question";
import type { NumberQuestion } from "./number-question";
import { rememberPhoneCountry, usePhoneCountry } from "./phone-country";
import { countryChoices, mobilesElsewhere, phoneDraft, readPhone } from "./phone-rules";
import type { PhoneDraft, ValidPhone } from "./phone-rules";
import styles from "./phone-field.module.css";
import { rereadNumber } from "./reread-number-rules";
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
  /** The country in which the saved number was read, in a form that may change the country. */
  readonly savedIn?: string | undefined;
  /** Receives the typed text (null if empty) and the parsed number (null if invalid, or while it is questioned). */
  readonly onChange: (text: string | null, phone: ValidPhone | null, isQuestioned: boolean) => void;
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
  const isLandline = (read: ValidPhone | null, keep = kept): read is ValidPhone =>
    isMobile && read !== null && !read.isMobile && read.number !== keep;

  const type = (next: PhoneDraft, keep = kept) => {
    if (!plans) return;
    const read = readPhone(plans, next);
    // A free number of another country does not change the country for the next number.
    setTyped(read?.dialled.startsWith("+") ? { ...next, country: read.country } : next);
    setKept(keep);
    const text = next.text.trim();
    const isQuestioned = isLandline(read, keep);
    props.onChange(text === "" ? null : text, isQuestioned ? null : read, isQuestioned);
  };
  const chooseCountry = (chosen: string) => {
    rememberPhoneCountry(chosen);
    type({ ...draft, country: chosen });
  };
  const field = useRef<HTMLDivElement>(null);
  const question = (): NumberQuestion | null => {
    if (!plans) return null;
    if (isLandline(phone))
      return {
        text: `This is not a mobile number in ${countryName(phone.country)}.`,
        answers: [
          ...mobilesElsewhere(plans, draft).map((mobile) => ({
            label: `Use ${mobile.reading}`,
            act: () => chooseCountry(mobile.country),
          })),
          { label: "Keep it anyway", act: () => type(draft, phone.number) },
        ],
      };
    const { savedIn } = props;
    if (typed || saved === null || savedIn === undefined || country === null) return null;
    const reread = rereadNumber(plans, saved, { from: savedIn, to: country, isMobile });
    if (reread === null) return null;
    return {
      text: `This number was saved as a number in ${countryName(savedIn)}. If it was entered without a country code:`,
      answers: [{ label: `Use ${reread}`, act: () => type(phoneDraft(plans, reread, country)) }],
    };
  };
  const description = phone?.reading ?? unread(draft) ?? props.description;

  return (
    <div ref={field}>
      <div className={styles.number}>
        <Select
          name={`${name}Country`}
          label={props.countryLabel ?? "Country code"}
          choices={countries}
          value={draft.country}
          onChange={chooseCountry}
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
      <NumberQuestionGroup
        question={question()}
        onAnswered={() => field.current?.querySelector("input")?.focus()}
      />
    </div>
  );
};

const unread = ({ country, text }: PhoneDraft) =>
  country === null && text.trim() !== "" && !text.trim().startsWith("+")
    ? CHOOSE_COUNTRY
    : undefined;
