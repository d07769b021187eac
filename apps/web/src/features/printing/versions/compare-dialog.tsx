import { useState } from "react";
import type { PlanChange, PlanVersion } from "@holdfast/contract/plan-content/plan-version";
import { comparePlanVersion } from "@holdfast/contract/printing/plan-version-endpoints";
import { useRead } from "../../../platform/api/use-endpoint";
import { QueryBoundary } from "../../../ui/feedback/query-boundary";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { Select } from "../../../ui/fields/choices/select";
import { Dialog } from "../../../ui/overlays/dialog";
import styles from "./versions.module.css";

const NOW = { id: "now", name: "The plan as it is now" };
const VERBS = { added: "Added", removed: "Removed", changed: "Changed" } as const;

type CompareDialogProps = {
  readonly planId: string;
  readonly version: PlanVersion;
  readonly versions: readonly PlanVersion[];
  readonly onClose: () => void;
};

/** What has changed from one version to another, or to now. */
export const CompareDialog = ({ planId, version, versions, onClose }: CompareDialogProps) => {
  const [to, setTo] = useState(NOW.id);
  const changes = useRead(
    comparePlanVersion,
    {
      params: { planId, versionId: version.versionId },
      query: to === NOW.id ? {} : { to },
    },
    { isAlwaysFresh: true },
  );
  return (
    <Dialog title={`What has changed since version ${version.number}`} isOpen onClose={onClose}>
      <Select
        name="to"
        label="Compare with"
        value={to}
        onChange={(chosen) => setTo(chosen ?? NOW.id)}
        choices={[
          NOW,
          ...versions
            .filter(({ versionId }) => versionId !== version.versionId)
            .map(({ versionId, number }) => ({ id: versionId, name: `Version ${number}` })),
        ]}
      />
      <QueryBoundary queries={[changes]} loading={<Skeleton lines={4} label="Comparing..." />}>
        {(compared) => <Changes changes={compared.changes} />}
      </QueryBoundary>
    </Dialog>
  );
};

const Changes = ({ changes }: { readonly changes: readonly PlanChange[] }) => {
  const sections = [...new Set(changes.map(({ section }) => section))];
  if (sections.length === 0) return <p>No entry was added, removed or changed.</p>;
  return sections.map((section) => (
    <section key={section}>
      <h3>{section}</h3>
      <ul className={styles.changes}>
        {changes
          .filter((change) => change.section === section)
          .map(({ kind, entry, details }) => (
            <li key={`${kind} ${entry}`}>
              {VERBS[kind]}: <strong>{entry}</strong>
              {details.map((detail) => (
                <span key={detail} className={styles.aside}>
                  {detail}
                </span>
              ))}
            </li>
          ))}
      </ul>
    </section>
  ));
};
