import { listSuppliers } from "@holdfast/contract/directory/supplier-endpoints";
import type { UnitDependency } from "@holdfast/contract/impact-analysis/dependencies/unit-dependency";
import { listStrategicBias } from "@holdfast/contract/impact-analysis/strategic/strategic-bia-endpoints";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { MultiSelect } from "../../../ui/fields/lazy-fields";
import { focusOnMount } from "../../../ui/layout/focus-on-mount";
import { Link } from "react-router";
import { useRead } from "../../../platform/api/use-endpoint";
import type { BusinessUnit } from "../../business-units/public";
import { usePlan } from "../../workspace/public";
import {
  areaChoice,
  type NeededChoice,
  neededChoices,
  withSaved,
} from "./dependency-choices-rules";
import styles from "./unit-dependencies.module.css";
import { useDependencyChanges } from "./use-dependency-changes";

type FieldProps = {
  readonly planId: string;
  readonly departmentId: string;
  readonly label: string;
  /** The saved rows of this field. */
  readonly saved: readonly UnitDependency[];
};

/** The critical areas that a business unit supports. Takes the focus when it appears. */
export const CarriedField = (props: FieldProps) => {
  const areas = useRead(listStrategicBias, { params: { planId: props.planId } });
  return (
    <QueryBoundary queries={[areas]} loading={<Skeleton lines={1} height={72} />}>
      {(critical) =>
        critical.length === 0 && props.saved.length === 0 ? (
          <p className={styles.words} ref={focusOnMount} tabIndex={-1}>
            {props.label}: choose them in the{" "}
            <Link to="/dashboard/business-impact-analysis/strategic">Strategic BIA</Link> first.
          </p>
        ) : (
          <ChoicesField
            {...props}
            name="carries"
            known={critical.map(({ strategicCriticalArea: area }) =>
              areaChoice(area.strategicCriticalAreaId, area.name),
            )}
          />
        )
      }
    </QueryBoundary>
  );
};

type NeededFieldProps = FieldProps & {
  readonly units: readonly BusinessUnit[];
  readonly systems: readonly string[];
};

/** The units, suppliers and systems that a business unit depends on. Takes the focus when it appears. */
export const NeededField = ({ units, systems, ...props }: NeededFieldProps) => {
  const { organisationId: orgId } = usePlan();
  const suppliers = useRead(listSuppliers, { params: { orgId } });
  const known = neededChoices(props.departmentId, {
    units,
    suppliers: suppliers.data ?? [],
    systems,
  });
  return <ChoicesField {...props} name="dependsOn" known={known} />;
};

type ChoicesFieldProps = FieldProps & {
  readonly name: string;
  readonly known: readonly NeededChoice[];
};

/** Saves each choice at once. */
const ChoicesField = (props: ChoicesFieldProps) => {
  const { change, refusal } = useDependencyChanges(props.planId, props.departmentId);
  const choices = withSaved(props.known, props.saved);
  return (
    <div>
      <MultiSelect
        name={props.name}
        label={props.label}
        choices={choices}
        value={withSaved([], props.saved).map(({ id }) => id)}
        onChange={(selected) => void change(selected, choices, props.saved)}
        autoFocus
      />
      {refusal !== undefined && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
};
