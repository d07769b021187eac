import type { IncidentLevel } from "@holdfast/contract/incidents/incident-level";
import { teamsOfLevel } from "@holdfast/contract/incidents/incident-rules";
import { useEffect, useState } from "react";
import type { CallError } from "../../platform/api/call-error";
import { readKeptPlans } from "../../platform/offline-plan/kept-plans-database";
import { leadersOf } from "../../platform/offline-plan/kept-leaders";
import { CallLink } from "../../ui/buttons/call-link";
import { Alert } from "../../ui/feedback/alert";
import styles from "./incidents.module.css";

/** Whether the server did not answer, or only a proxy before it did. */
export const isOutage = ({ status }: CallError): boolean => status === 0 || status >= 502;

type DeclareFailedProps = { readonly planId: string; readonly level: IncidentLevel };

/** Says what to do if Holdfast cannot be reached to declare an incident, and whom to call. */
export const DeclareFailed = ({ planId, level }: DeclareFailedProps) => {
  const isKept = useIsKept(planId);
  const teams = teamsOfLevel(level);
  const leaders = leadersOf(planId).filter(({ teamTypeId }) => teams.includes(teamTypeId));
  return (
    <Alert variant="problem">
      {navigator.onLine ? "Holdfast cannot be reached." : "No network."} Holdfast has not confirmed
      the incident, so expect no alerts. Call the leaders of your teams yourself.{" "}
      {isKept === true && leaders.length > 0 && (
        <ul className={styles.leaders} aria-label="Call first">
          {leaders.map(({ teamTypeId, team, name, phone }) => (
            <li key={teamTypeId}>
              {team}: {name}{" "}
              {phone === "" ? "(no phone number)" : <CallLink to={phone} name={name} />}
            </li>
          ))}
        </ul>
      )}
      {isKept === true && (
        <>
          {leaders.length > 0 ? "More numbers" : "Their numbers"} and the first actions are in the
          plan on this device: <a href="/offline.html">Open the offline plan</a>
        </>
      )}
      {isKept === false &&
        "This plan is not kept on this device. Their numbers are in the printed plan and in the team’s file."}
    </Alert>
  );
};

/** Returns whether this device keeps the plan; undefined until that is known. */
function useIsKept(planId: string): boolean | undefined {
  const [isKept, setKept] = useState<boolean>();
  useEffect(() => {
    const read = async () => {
      try {
        const kept = await readKeptPlans();
        setKept(kept?.plans.some((plan) => plan.planId === planId) === true);
      } catch {
        // The storage of a private window cannot be read: it keeps no plan.
        setKept(false);
      }
    };
    void read();
  }, [planId]);
  return isKept;
}
