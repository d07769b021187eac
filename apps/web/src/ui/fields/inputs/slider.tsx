import { useLayoutEffect, useRef } from "react";
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from "react-aria-components/Slider";
import { FieldLabel } from "../field-label";
import { SliderNumber } from "./slider-number";
import styles from "./slider.module.css";

const repeatsNumber = (text: string, value: number) =>
  text === String(value) || text.startsWith(`${value} `);

/** Returns a formatted value without its number, which the number field already shows: 'days' for '3 days'. */
const unitOf = (text: string, value: number) =>
  repeatsNumber(text, value) ? text.slice(String(value).length).trimStart() : text;

const NOT_SET = "Not set";

type SliderProps = {
  readonly name: string;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  /** Null until one is chosen. */
  readonly value: number | null;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  /** Formats the value with its unit: '3 days'. */
  readonly format?: (value: number) => string;
  readonly isDisabled?: boolean;
};

/**
 * A number between a minimum and a maximum. Arrow keys, Page Up, Page Down, Home and End change it, and it can be typed
 * next to the track.
 */
export const Slider = (props: SliderProps) => {
  const { min = 0, max, step = 1, value } = props;
  const isDisabled = props.isDisabled === true || max <= min;
  const formatted = (number: number) => props.format?.(number) ?? String(number);
  const text = value === null ? NOT_SET : formatted(value);
  const input = useRef<HTMLInputElement>(null);
  // React Aria would announce '3' where the screen shows '3 days'.
  useLayoutEffect(() => input.current?.setAttribute("aria-valuetext", text));
  return (
    <AriaSlider
      className={styles.slider ?? ""}
      data-field={props.name}
      value={value ?? min}
      minValue={min}
      maxValue={max}
      step={step}
      onChange={props.onChange}
      // The thumb of a value that is not set is at the minimum: choosing the minimum changes no number.
      onChangeEnd={(number) => value === null && props.onChange(number)}
      isDisabled={isDisabled}
    >
      <FieldLabel isHidden={props.isLabelHidden}>{props.label}</FieldLabel>
      <SliderTrack className={styles.track ?? ""}>
        <SliderFill className={styles.fill ?? ""} />
        <SliderThumb className={styles.thumb ?? ""} inputRef={input} />
      </SliderTrack>
      <div className={styles.value}>
        <SliderNumber
          label={props.label}
          value={value}
          min={min}
          max={max}
          step={step}
          onChange={props.onChange}
          isDisabled={isDisabled}
        />
        <SliderOutput className={styles.output ?? ""} data-longest={unitOf(formatted(max), max)}>
          {value !== null && repeatsNumber(text, value) && (
            <span className={styles.printed}>{value} </span>
          )}
          {value === null ? text : unitOf(text, value)}
        </SliderOutput>
      </div>
    </AriaSlider>
  );
};
