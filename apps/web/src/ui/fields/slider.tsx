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
  /** The value in words: '3 days'. */
  readonly format?: (value: number) => string;
  readonly isDisabled?: boolean;
};

/** A number between two ends. Arrow keys step, Page Up and Down jump, Home and End go to the ends. */
export const Slider = (props: SliderProps) => {
  const words = (value: number) => props.format?.(value) ?? String(value);
  const input = useRef<HTMLInputElement>(null);
  // The kit knows numbers and units only, and would say '3' where the screen says '3 days'.
  useLayoutEffect(() => input.current?.setAttribute("aria-valuetext", words(props.value)));
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
      <SliderOutput className={`${styles.output} figures`} data-longest={words(props.max)}>
        {words(props.value)}
      </SliderOutput>
      <SliderTrack className={styles.track ?? ""}>
        <SliderFill className={styles.fill ?? ""} />
        <SliderThumb className={styles.thumb ?? ""} inputRef={input} />
      </SliderTrack>
    </AriaSlider>
  );
};
