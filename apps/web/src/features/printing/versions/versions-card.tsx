import { useState } from "react";
import type { Plan } from "@holdfast/contract/plans/plan";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
import { PLAN_KINDS, type PlanVersion } from "@holdfast/contract/plan-content/plan-version";
import { downloadPlanVersion } from "@holdfast/contract/printing/plan-version-endpoints";
import { callEndpoint } from "../../../platform/api/call-endpoint";
import { useDownload } from "../../../platform/api/use-download";
import { formatDate } from "../../../platform/format/date-format";
import { can } from "../../../platform/session/can";
import { Button } from "../../../ui/buttons/button";
import { Card } from "../../../ui/layout/card";
import { HoldersSection } from "./holders-section";
import styles from "./versions.module.css";
import { ApproveDialog } from "./approve-dialog";
import { CompareDialog } from "./compare-dialog";

type VersionsCardProps = { readonly plan: Plan; readonly document: PlanDocument };

const DOWNLOADS = { full: "Download full plan", short: "Download short plan" } as const;

/** The approved versions of the plan, its approval, and who holds copies. */
export const VersionsCard = ({ plan, document }: VersionsCardProps) => {
  const { planId } = plan;
  const { control } = document;
  const isExpired = plan.expiryStatus === "expired";
  const [isApproving, setApproving] = useState(false);
  const [compared, setCompared] = useState<PlanVersion>();
  const { isRunning, download } = useDownload("download");
  return (
    <Card
      title="Versions"
      aside={
        can(plan, "approvePlan") &&
        !isExpired && (
          <Button icon="check" onPress={() => setApproving(true)}>
            Approve this version
          </Button>
        )
      }
    >
      <p>{isExpired ? stateOfExpired(document) : stateOf(document)}</p>
      <ol className={styles.versions} aria-label="Versions">
        {control.versions.map((version) => (
          <li key={version.versionId} className={styles.version}>
            <p className={styles.facts}>
              <strong>Version {version.number}</strong>, approved on{" "}
              {formatDate(version.approvedOn)} by {version.approverName}, {version.approverPosition}
              <span className={styles.aside}>
                Review by {formatDate(version.reviewDate)}
                {version.note !== "" && `. ${version.note}`}
              </span>
            </p>
            <div className={styles.actions}>
              {PLAN_KINDS.map((kind) => (
                <Button
                  key={kind}
                  size="small"
                  icon="download"
                  label={`${DOWNLOADS[kind]} of version ${version.number}`}
                  isPending={isRunning}
                  onPress={() =>
                    void download(() =>
                      callEndpoint(downloadPlanVersion, {
                        params: { planId, versionId: version.versionId },
                        query: { kind },
                      }),
                    )
                  }
                >
                  {DOWNLOADS[kind]}
                </Button>
              ))}
              {!isExpired && (
                <Button
                  size="small"
                  label={`Compare version ${version.number}`}
                  onPress={() => setCompared(version)}
                >
                  Compare
                </Button>
              )}
            </div>
          </li>
        ))}
      </ol>
      <HoldersSection
        planId={planId}
        holders={control.holders}
        canChange={can(plan, "change") && !isExpired}
      />
      {isApproving && (
        <ApproveDialog planId={planId} document={document} onClose={() => setApproving(false)} />
      )}
      {compared && (
        <CompareDialog
          planId={planId}
          version={compared}
          versions={control.versions}
          onClose={() => setCompared(undefined)}
        />
      )}
    </Card>
  );
};

function stateOfExpired({ control }: PlanDocument): string {
  const [newest] = control.versions;
  return newest === undefined
    ? "No version was approved before the plan expired."
    : `Documents printed now leave out the teams and are no approved version. Version ${newest.number} has the teams as they were approved.`;
}

function stateOf({ control }: PlanDocument): string {
  const [newest] = control.versions;
  if (newest === undefined)
    return "No version is approved yet. The document says so on its cover and on every page.";
  return control.isChanged
    ? `The plan has changed since version ${newest.number}. Until you approve it again, downloads will say so.`
    : `The plan has not changed since version ${newest.number} was approved.`;
}
