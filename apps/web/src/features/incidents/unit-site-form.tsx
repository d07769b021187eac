import type { Incident, IncidentUnit } from "@holdfast/contract/incidents/incident";
import {
  changeIncidentUnit,
  readIncident,
  readIncidentLog,
} from "@holdfast/contract/incidents/incident-endpoints";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { useState } from "react";
import { useChange } from "../../platform/api/use-endpoint";
import { messageOf } from "../../ui/feedback/shown-error";
import { Button } from "../../ui/buttons/button";
import { TextField } from "../../ui/fields/text-field";
import styles from "./incidents.module.css";

type UnitSiteFormProps = {
  readonly incident: Pick<Incident, "planId" | "incidentId">;
  readonly unit: IncidentUnit;
};

/** Records where a unit works now: opens with the site of the plan. An empty one is its usual site. */
export const UnitSiteForm = ({ incident, unit }: UnitSiteFormProps) => {
  const [site, setSite] = useState<string | null>(null);
  const change = useChange(changeIncidentUnit, [readIncident, readIncidentLog]);
  if (site === null)
    return (
      <div className={styles.site}>
        <Button size="small" onPress={() => setSite(unit.site || unit.plannedSite)}>
          Change site<span className="visually-hidden"> of {unit.name}</span>
        </Button>
      </div>
    );
  const { planId, incidentId } = incident;
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate(
          { params: { planId, incidentId, unitId: unit.unitId }, body: { site } },
          { onSuccess: () => setSite(null) },
        );
      }}
    >
      <TextField
        name={`site-${unit.unitId}`}
        label={`Where ${unit.name} works now`}
        value={site}
        onChange={(value) => setSite(value ?? "")}
        error={change.error ? messageOf(change.error) : undefined}
        maxLength={LIMITS.line}
        autoFocus
      />
      <div className={styles.lead}>
        <Button type="submit" isPending={change.isPending}>
          Save
        </Button>
        <Button onPress={() => setSite(null)}>Cancel</Button>
      </div>
    </form>
  );
};
