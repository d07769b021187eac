import type { IncidentUnit } from "@holdfast/contract/incidents/incident";
import { LIMITS } from "@holdfast/contract/platform/field-rules";
import { useState } from "react";
import { Button } from "../../ui/buttons/button";
import { TextField } from "../../ui/fields/inputs/text-field";
import { useQueue } from "./log/queue-context";
import styles from "./incidents.module.css";

type UnitSiteFormProps = { readonly unit: IncidentUnit };

/** Records where a unit works now: opens with the site of the plan. An empty one is its usual site. */
export const UnitSiteForm = ({ unit }: UnitSiteFormProps) => {
  const [site, setSite] = useState<string | null>(null);
  const { change } = useQueue();
  if (site === null)
    return (
      <div className={styles.site}>
        <Button size="small" onPress={() => setSite(unit.site || unit.plannedSite)}>
          Change site<span className="visually-hidden"> of {unit.name}</span>
        </Button>
      </div>
    );
  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault();
        const text = site.trim() === "" ? "usual site" : `works at ${site}`;
        void change(`${unit.name}: ${text}`, { unitId: unit.unitId, site });
        setSite(null);
      }}
    >
      <TextField
        name={`site-${unit.unitId}`}
        label={`Where ${unit.name} works now`}
        value={site}
        onChange={(value) => setSite(value ?? "")}
        maxLength={LIMITS.line}
        autoFocus
      />
      <div className={styles.lead}>
        <Button type="submit">Save</Button>
        <Button onPress={() => setSite(null)}>Cancel</Button>
      </div>
    </form>
  );
};
