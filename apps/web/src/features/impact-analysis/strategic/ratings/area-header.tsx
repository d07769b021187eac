import type { StrategicCriticalArea } from "@holdfast/contract/strategic-areas/strategic-critical-area";
import styles from "./area-header.module.css";
import { useFocusOnChange } from "../use-focus-on-change";

type AreaHeaderProps = {
  readonly area: StrategicCriticalArea;
  /** A change of this key replaces the form and moves the focus here; defaults to the area's id. */
  readonly formKey?: string;
};

/** The selected area: its name, category and description. */
export const AreaHeader = ({ area, formKey }: AreaHeaderProps) => {
  const heading = useFocusOnChange<HTMLHeadingElement>(formKey ?? area.strategicCriticalAreaId);
  return (
    <header className={styles.header}>
      <h2 ref={heading} tabIndex={-1} className={styles.name}>
        {area.name}
      </h2>
      <p className={styles.category}>{area.category.name}</p>
      {area.description !== null && <p className={styles.description}>{area.description}</p>}
    </header>
  );
};
