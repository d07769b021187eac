import { useState } from "react";
import type { DisruptionRiskScale } from "@holdfast/contract/library/impact-lookups";
import { Label } from "react-aria-components/Label";
import { Radio, RadioGroup } from "react-aria-components/RadioGroup";
import { Text } from "react-aria-components/Text";
import styles from "./scale-field.module.css";

type ScaleFieldProps = {
  readonly name: string;
  /** The category, such as 'Financial'. */
  readonly label: string;
  /** From the least to the most severe. */
  readonly steps: readonly DisruptionRiskScale[];
  /** The chosen step's id. */
  readonly value: number | undefined;
  readonly onChange: (disruptionRiskScaleId: number) => void;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
};

/**
 * A scale from 1 to 5. The text below describes the level under the pointer, else the chosen one.
 */
export const ScaleField = ({ steps, value, ...props }: ScaleFieldProps) => {
  const [hovered, setHovered] = useState<number>();
  const shown = steps.find(({ disruptionRiskScaleId: id }) => id === (hovered ?? value));
  return (
    <RadioGroup
      className={styles.field ?? ""}
      data-field={props.name}
      orientation="horizontal"
      value={value === undefined ? null : String(value)}
      onChange={(id) => props.onChange(Number(id))}
      isInvalid={props.isInvalid}
      isDisabled={props.isDisabled}
      isRequired
      validationBehavior="aria"
    >
      <Label className={styles.label ?? ""}>{props.label}</Label>
      <div className={styles.steps}>
        {steps.map((step) => (
          <Radio
            key={step.disruptionRiskScaleId}
            value={String(step.disruptionRiskScaleId)}
            className={styles.step ?? ""}
            aria-label={`${step.value} ${step.level}: ${step.description}`}
            onHoverChange={(isHovered) =>
              setHovered(isHovered ? step.disruptionRiskScaleId : undefined)
            }
          >
            <span className={styles.value}>{step.value}</span>
            <span className={styles.level}>{step.level}</span>
          </Radio>
        ))}
      </div>
      <Text slot="description" className={styles.meaning ?? ""}>
        {shown ? (
          <>
            <strong>{shown.level}.</strong> {shown.description}
          </>
        ) : (
          "Hover over or select a level to see what it means."
        )}
      </Text>
    </RadioGroup>
  );
};
