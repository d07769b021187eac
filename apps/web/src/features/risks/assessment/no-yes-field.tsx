import type { FocusEvent, KeyboardEvent } from "react";
import styles from "./no-yes-field.module.css";

type NoYesFieldProps = {
  /** The risk that the question is about. */
  readonly label: string;
  readonly value: boolean;
  /** Called with an answer other than `value`. The field is controlled: it changes only with `value`. */
  readonly onAnswer: (isYes: boolean) => void;
  readonly isDisabled: boolean;
};

const FIELD = "[data-no-yes]";
const CHECKED = "[aria-checked=true]";

const focusIn = (field: Element | null | undefined) => {
  const checked = field?.querySelector(CHECKED);
  if (checked instanceof HTMLElement) checked.focus();
};

/** Returns the field `places` after this one among all No/Yes fields of the page. */
const neighbour = (field: Element, places: number) => {
  const all = [...document.querySelectorAll(FIELD)];
  return all[all.indexOf(field) + places];
};

const ANSWER_OF_KEY = new Map([
  ["ArrowLeft", false],
  ["ArrowRight", true],
  ["n", false],
  ["y", true],
]);
const PLACES_OF_KEY = new Map([
  ["ArrowUp", -1],
  ["ArrowDown", 1],
]);

/**
 * A No/Yes toggle for one risk of a long list. Left and Right (or N and Y) answer, Up and Down move to the next
 * risk, and each field is one tab stop. The focus stays on the selected answer, since Yes only requests the form.
 * Hand-written because a hundred of the kit's radio groups render slowly.
 */
export const NoYesField = ({ label, value, onAnswer, isDisabled }: NoYesFieldProps) => {
  const answer = (isYes: boolean) => {
    if (!isDisabled && isYes !== value) onAnswer(isYes);
  };

  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const isYes = ANSWER_OF_KEY.get(key);
    const places = PLACES_OF_KEY.get(key);
    if (isYes === undefined && places === undefined) return;
    event.preventDefault();
    if (isYes !== undefined) answer(isYes);
    if (places !== undefined) focusIn(neighbour(event.currentTarget, places));
  };

  // A click, or a dialog restoring focus, may target the other option.
  const keepOnChecked = (event: FocusEvent<HTMLElement>) => {
    if (!event.target.matches(CHECKED)) focusIn(event.currentTarget);
  };

  return (
    <div
      role="radiogroup"
      aria-label={label}
      aria-disabled={isDisabled}
      className={styles.field}
      data-no-yes=""
      tabIndex={-1}
      onKeyDown={press}
      onFocus={keepOnChecked}
    >
      {[false, true].map((isYes) => (
        <button
          key={String(isYes)}
          type="button"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input is checked before it can ask
          role="radio"
          aria-checked={value === isYes}
          tabIndex={value === isYes ? 0 : -1}
          disabled={isDisabled}
          className={styles.answer}
          onClick={(event) => {
            // Some browsers don't focus a clicked button; the form must know where to return the focus.
            focusIn(event.currentTarget.parentElement);
            answer(isYes);
          }}
        >
          {isYes ? "Yes" : "No"}
        </button>
      ))}
    </div>
  );
};
