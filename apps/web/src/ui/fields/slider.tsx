import { useLayoutEffect, useRef } from "react";
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from "react-aria-components/Slider";
import { FieldLabel } from "./field-label";
import styles from "./slider.module.css";

type SliderProps = {
  readonly name: string;
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly value: number;
  readonly min?: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  /** Formats the value with its unit: '3 days'. */
  readonly format?: (value: number) => string;
  readonly isDisabled?: boolean;
};

/** A number between a minimum and a maximum. Arrow keys, Page Up, Page Down, Home and End change it. */
export const Slider = (props: SliderProps) => {
  const formatted = (value: number) => props.format?.(value) ?? String(value);
  const input = useRef<HTMLInputElement>(null);
  // React Aria would announce '3' where the screen shows '3 days'.
  useLayoutEffect(() => input.current?.setAttribute("aria-valuetext", formatted(props.value)));
  return (
    <AriaSlider
      className={styles.slider ?? ""}
      data-field={props.name}
      value={props.value}
      minValue={props.min ?? 0}
      maxValue={props.max}
      step={props.step ?? 1}
      onChange={props.onChange}
      isDisabled={props.isDisabled === true || props.max <= (props.min ?? 0)}
    >
      <FieldLabel isHidden={props.isLabelHidden}>{props.label}</FieldLabel>
      <SliderOutput className={`${styles.output} figures`} data-longest={formatted(props.max)}>
        {formatted(props.value)}
      </SliderOutput>
      <SliderTrack className={styles.track ?? ""}>
        <SliderFill className={styles.fill ?? ""} />
        <SliderThumb className={styles.thumb ?? ""} inputRef={input} />
      </SliderTrack>
    </AriaSlider>
  );
};
