import { Button } from "../../ui/buttons/button";
import { Icon } from "../../ui/buttons/icon";
import { ProposedMark } from "../proposals/public";
import type { Proposals } from "../proposals/public";
import { unitIcon } from "./unit-icon-rules";
import type { BusinessUnit } from "./unit-names-rules";
import styles from "./business-units.module.css";

type UnitTileProps = {
  readonly unit: BusinessUnit;
  readonly proposals: Proposals;
  /** Omitted for read-only users. */
  readonly onEdit?: () => void;
};

/** One business unit of the grid. */
export const UnitTile = ({ unit, proposals, onEdit }: UnitTileProps) => (
  <li className={styles.tile}>
    <span className={styles.icon}>
      <Icon name={unitIcon(unit.name)} size={24} />
    </span>
    <span className={styles.name}>
      {unit.name}
      <ProposedMark proposals={proposals} recordId={unit.departmentId} name={unit.name} />
    </span>
    {onEdit && (
      <Button variant="quiet" size="small" icon="edit" label={`Edit ${unit.name}`} onPress={onEdit}>
        Edit
      </Button>
    )}
  </li>
);
