import { useState } from "react";
import type { KeyboardEvent } from "react";
import styles from "./slider.module.css";

type SliderNumberProps = {
  /** The accessible name of the slider. */
  readonly label: string;
  readonly value: number | null;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onChange: (value: number) => void;
  readonly isDisabled: boolean;
};

/**
 * Takes the value of a slider as typed digits. A number beyond the maximum becomes the maximum. Other text changes
 * nothing, and the value is shown again on blur.
 */
export const SliderNumber = (props: SliderNumberProps) => {
  const [typed, setTyped] = useState<string | null>(null);
  const { value, min, max, step } = props;
  const change = (requested: number) => {
    const stepped = min + Math.round((requested - min) / step) * step;
    props.onChange(Math.min(Math.max(stepped, min), max));
  };
  const type = (text: string) => {
    setTyped(text);
    if (/^\d{1,9}$/u.test(text.trim())) change(Number(text));
  };
  const count = (event: KeyboardEvent) => {
    const way = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (way === undefined) return;
    event.preventDefault();
    setTyped(null);
    change((value ?? min) + (value === null ? 0 : way));
  };
  return (
    <input
      className={`${styles.number} figures`}
      aria-label={`${props.label}, as a number`}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? (value === null ? "" : String(value))}
      onChange={(event) => type(event.target.value)}
      onFocus={(event) => event.target.select()}
      onBlur={() => setTyped(null)}
      onKeyDown={count}
      disabled={props.isDisabled}
    />
  );
};
