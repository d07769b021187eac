import type { FocusEvent, KeyboardEvent } from "react";
import styles from "./no-yes-field.module.css";

type NoYesFieldProps = {
  /** The risk that the question is about. */
  readonly label: string;
  readonly value: boolean;
  /** Called where the answer is another one than `value`; it stands only once `value` says so. */
  readonly onAnswer: (isYes: boolean) => void;
  readonly isDisabled: boolean;
};

const FIELD = "[data-no-yes]";
const CHECKED = "[aria-checked=true]";

const focusIn = (field: Element | null | undefined) => {
  const checked = field?.querySelector(CHECKED);
  if (checked instanceof HTMLElement) checked.focus();
};

/** The field so many places further among all No/Yes of the page. */
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
 * No or Yes for one risk of a long list. Left and right (or N and Y) answer, up and down go to the next risk,
 * and Tab takes one stop for each. The focus is always on the answer that holds: Yes only asks for the form.
 * Our own, for a hundred of the kit's radio groups take their time to appear.
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

  // A click, or a window that gives the focus back, may aim at the other half.
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
            // Some browsers do not focus what is clicked; the form must know where to come back to.
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
