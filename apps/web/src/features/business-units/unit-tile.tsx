import { Button } from "../../ui/buttons/button";
import { Icon } from "../../ui/buttons/icon";
import { unitIcon } from "./unit-icon-rules";
import type { BusinessUnit } from "./unit-names-rules";
import styles from "./business-units.module.css";

type UnitTileProps = {
  readonly unit: BusinessUnit;
  /** Omitted for read-only users. */
  readonly onEdit?: () => void;
};

/** One business unit of the grid. */
export const UnitTile = ({ unit, onEdit }: UnitTileProps) => (
  <li className={styles.tile}>
    <span className={styles.icon}>
      <Icon name={unitIcon(unit.name)} size={24} />
    </span>
    <span className={styles.name}>{unit.name}</span>
    {onEdit && (
      <Button variant="quiet" size="small" icon="edit" label={`Edit ${unit.name}`} onPress={onEdit}>
        Edit
      </Button>
    )}
  </li>
);
