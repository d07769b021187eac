import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import type { Policy } from "@holdfast/contract/policies/policy";
import { NO_CHANGES, policyChanges } from "@holdfast/contract/policies/policy-change-rules";
import { Button } from "../../ui/buttons/button";
import { Card } from "../../ui/layout/card";
import { formatInstant } from "../../platform/format/date-format";
import styles from "./policy.module.css";

type VersionsCardProps = {
  /** Newest first. */
  readonly versions: readonly Policy[];
  readonly shown: Policy;
  readonly onShow: (policy: Policy) => void;
};

/** Every version of the policy: who saved it, when, and what changed. */
export const VersionsCard = ({ versions, shown, onShow }: VersionsCardProps) => (
  <Card title="Versions">
    <ol className={styles.versions}>
      {versions.map((version, at) => (
        <li key={version.policyId} className={styles.version}>
          <span>
            <strong>Version {version.version}</strong>, saved by {version.savedByUserName},{" "}
            {formatInstant(version.lastModifiedDate)}
          </span>
          {version.policyId === shown.policyId ? (
            <span>Shown below</span>
          ) : (
            <Button
              size="small"
              label={`Show version ${version.version}`}
              onPress={() => onShow(version)}
            >
              Show
            </Button>
          )}
          <p className={styles.changes}>
            {policyChanges(version, versions[at + 1]).join(" ") || NO_CHANGES}
            {version.signedOn !== null &&
              ` Signed by ${version.signedBy} on ${dateInText(version.signedOn)}.`}
          </p>
        </li>
      ))}
    </ol>
  </Card>
);
