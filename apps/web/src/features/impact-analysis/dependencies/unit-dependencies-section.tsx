import { useState } from "react";
import { listUnitDependencies } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency-endpoints";
import type { UnitDependency } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency";
import { Button } from "../../../ui/buttons/button";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { useRead } from "../../../platform/api/use-endpoint";
import { TermPopover } from "../../library/public";
import type { BusinessUnit } from "../../business-units/public";
import styles from "./unit-dependencies.module.css";
import { CarriedField, NeededField } from "./dependency-fields";

type UnitDependenciesSectionProps = {
  readonly planId: string;
  readonly unit: BusinessUnit;
  readonly units: readonly BusinessUnit[];
  /** The names of the systems among the plan's assets. */
  readonly systems: readonly string[];
  readonly mayChange: boolean;
};

const SUPPORTS = "Supports these critical areas";
const NEEDS = "Depends on";
const isCarried = ({ strategicCriticalAreaId }: UnitDependency) => strategicCriticalAreaId !== null;

/** What a business unit supports and depends on: its names, and a button for each field that changes them. */
export const UnitDependenciesSection = (props: UnitDependenciesSectionProps) => {
  const { planId, unit, units, systems, mayChange } = props;
  const list = useRead(listUnitDependencies, { params: { planId } });
  const [isOpen, setOpen] = useState({ carried: false, needed: false });
  const place = { planId, departmentId: unit.departmentId };
  return (
    <section className={styles.section} aria-labelledby="unit-dependencies">
      <h3 id="unit-dependencies">Dependencies</h3>
      <p className={styles.words}>
        Optional. Which critical areas this unit supports, and what it depends on. Your dashboard
        warns you about critical areas that no unit supports, and about units that recover later
        than the units that need them. <TermPopover term="Dependency" />
      </p>
      <QueryBoundary queries={[list]} loading={<Skeleton lines={2} height={72} />}>
        {(all) => {
          const own = all.filter(({ departmentId }) => departmentId === unit.departmentId);
          const carried = own.filter(isCarried);
          const needed = own.filter((row) => !isCarried(row));
          return (
            <div className={styles.parts}>
              {mayChange && isOpen.carried ? (
                <CarriedField {...place} label={SUPPORTS} saved={carried} />
              ) : (
                <Named
                  label={SUPPORTS}
                  rows={carried}
                  action={carried.length === 0 ? "Add critical areas" : "Edit critical areas"}
                  {...(mayChange && { onChange: () => setOpen({ ...isOpen, carried: true }) })}
                />
              )}
              {mayChange && isOpen.needed ? (
                <NeededField
                  {...place}
                  label={NEEDS}
                  saved={needed}
                  units={units}
                  systems={systems}
                />
              ) : (
                <Named
                  label={NEEDS}
                  rows={needed}
                  action={needed.length === 0 ? "Add dependencies" : "Edit dependencies"}
                  {...(mayChange && { onChange: () => setOpen({ ...isOpen, needed: true }) })}
                />
              )}
            </div>
          );
        }}
      </QueryBoundary>
    </section>
  );
};

type NamedProps = {
  readonly label: string;
  readonly rows: readonly UnitDependency[];
  readonly action: string;
  /** Opens the field; left out if the person may not change it. */
  readonly onChange?: () => void;
};

const Named = ({ label, rows, action, onChange }: NamedProps) => (
  <div className={styles.named}>
    <h4 className={styles.label}>{label}</h4>
    <p>{rows.length === 0 ? "Not entered" : rows.map(({ name }) => name).join(", ")}</p>
    {onChange && (
      <Button size="small" icon={rows.length === 0 ? "add" : "edit"} onPress={onChange}>
        {action}
      </Button>
    )}
  </div>
);
