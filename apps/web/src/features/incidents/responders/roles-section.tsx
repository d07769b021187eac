import type { Incident } from "@holdfast/contract/incidents/incident";
import type { IncidentRoleName } from "@holdfast/contract/incidents/incident-role";
import { ROLE_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { leadOf, scribeOf } from "@holdfast/contract/incidents/role-rules";
import { useState } from "react";
import { formatInstant } from "../../../platform/format/date-format";
import { Button } from "../../../ui/buttons/button";
import { ContactLinks } from "../../../ui/layout/contact-link";
import { RoleDialog } from "./role-dialog";
import styles from "../incidents.module.css";

type RolesSectionProps = { readonly incident: Incident };

/** Who leads the incident now and who writes its log, with their numbers. */
export const RolesSection = ({ incident }: RolesSectionProps) => {
  const [changed, setChanged] = useState<IncidentRoleName | null>(null);
  const { responders, canLead, status } = incident;
  const lead = leadOf(incident);
  const scribe = scribeOf(incident);
  const phonesOf = ({ responderId, name }: { responderId: string | null; name: string }) => {
    const person = responders.find((responder) =>
      responderId === null ? responder.name === name : responder.responderId === responderId,
    );
    return [person?.mobile ?? null, person?.phone ?? null].filter(Boolean);
  };
  const rows = [
    { role: "lead" as const, holder: lead, isChangeable: canLead },
    { role: "scribe" as const, holder: scribe, isChangeable: true },
  ];
  return (
    <>
      <ul className={styles.roles} aria-label="Roles">
        {rows.map(({ role, holder, isChangeable }) => (
          <li key={role} className={styles.role}>
            <span>
              {ROLE_NAMES[role]}: <strong>{holder?.name ?? "no one yet"}</strong>
              {holder && <span className={styles.aside}>since {formatInstant(holder.since)}</span>}
            </span>
            {holder && <ContactLinks phones={phonesOf(holder)} email={null} />}
            {isChangeable && status !== "closed" && (
              <Button size="small" onPress={() => setChanged(role)}>
                {holder ? "Hand over" : "Name"} {ROLE_NAMES[role]}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changed !== null && (
        <RoleDialog incident={incident} role={changed} onClose={() => setChanged(null)} />
      )}
    </>
  );
};
