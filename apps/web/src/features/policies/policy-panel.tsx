import { deviceTimeZone } from "../../platform/format/date-format";
import { dateInText } from "@holdfast/contract/platform/calendar-rules";
import { useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
import type { Organisation } from "@holdfast/contract/organisations/organisation";
import type { Policy } from "@holdfast/contract/policies/policy";
import {
  downloadCertificate,
  downloadPolicy,
} from "@holdfast/contract/printing/document-endpoints";
import { readPolicyDocument } from "@holdfast/contract/printing/policy-document";
import { listPolicies } from "@holdfast/contract/policies/policy-endpoints";
import { Alert } from "../../ui/feedback/alert";
import { Button } from "../../ui/buttons/button";
import { QueryBoundary } from "../../ui/feedback/query-boundary";
import { Skeleton } from "../../ui/feedback/skeleton";
import { showToast } from "../../ui/feedback/toast-store";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useDownload } from "../../platform/api/use-download";
import { queryKey, useRead, useRefresh } from "../../platform/api/use-endpoint";
import { SAVED } from "../../platform/forms/saved-messages";
import { useToday } from "../../platform/format/use-today";
import { VersionsCard } from "./versions-card";
import styles from "./policy.module.css";
import { SignatureDialog } from "./signature-dialog";
import { PolicyPreview } from "./policy-preview";

const LOADING = <Skeleton lines={4} height={160} label="Loading the policy..." />;

type PolicyPanelProps = {
  readonly organisation: Organisation;
  /** Newest first, at least one. */
  readonly versions: readonly Policy[];
  readonly mayChange: boolean;
};

/** The policy in force or an earlier version: its state, its downloads, its versions and a preview. */
export const PolicyPanel = ({ organisation, versions, mayChange }: PolicyPanelProps) => {
  const [newest] = versions;
  const [chosenId, setChosenId] = useState<string>();
  const [isSigning, setSigning] = useState(false);
  const client = useQueryClient();
  const { isRunning, download } = useDownload("download");
  const shown = versions.find(({ policyId }) => policyId === chosenId) ?? newest;
  const { organisationId: orgId } = organisation;
  const printed = {
    params: { orgId },
    query: { timeZone: deviceTimeZone(), ...(shown && { version: shown.version }) },
  };
  const preview = useRead(readPolicyDocument, shown ? printed : null, { isAlwaysFresh: true });
  const refresh = useRefresh();
  if (!newest || !shown) return null;
  const onSigned = (signed: Policy) => {
    client.setQueryData<readonly Policy[]>(queryKey(listPolicies, { params: { orgId } }), (rows) =>
      rows?.map((row) => (row.policyId === signed.policyId ? signed : row)),
    );
    void refresh(readPolicyDocument);
    showToast({ variant: "done", title: SAVED });
    setSigning(false);
  };
  const print = (endpoint: typeof downloadPolicy | typeof downloadCertificate) =>
    callEndpoint(endpoint, printed);
  return (
    <>
      <PolicyState policy={shown} isNewest={shown === newest} mayChange={mayChange} />
      <div className={styles.actions}>
        <Button
          icon="download"
          isPending={isRunning}
          onPress={() => void download(() => print(downloadPolicy))}
        >
          Download
        </Button>
        <Button
          icon="download"
          isPending={isRunning}
          onPress={() => void download(() => print(downloadCertificate))}
        >
          Certificate
        </Button>
        {mayChange && shown === newest && (
          <Button icon="edit" onPress={() => setSigning(true)}>
            {newest.signedBy === null ? "Record the signature" : "Change the signature"}
          </Button>
        )}
      </div>
      <VersionsCard
        versions={versions}
        shown={shown}
        onShow={({ policyId }) => setChosenId(policyId)}
      />
      <QueryBoundary queries={[preview]} loading={LOADING}>
        {(data) => <PolicyPreview data={data} />}
      </QueryBoundary>
      {isSigning && (
        <SignatureDialog
          isOpen
          orgId={orgId}
          policy={newest}
          onSaved={onSigned}
          onClose={() => setSigning(false)}
        />
      )}
    </>
  );
};

type PolicyStateProps = {
  readonly policy: Policy;
  readonly isNewest: boolean;
  readonly mayChange: boolean;
};

const PolicyState = ({ policy, isNewest, mayChange }: PolicyStateProps) => {
  const today = useToday();
  const { version, signedBy, signedOn, reviewDate } = policy;
  if (!isNewest)
    return (
      <Alert variant="warning" title={`Version ${version} has been replaced by a newer version.`} />
    );
  if (reviewDate < today)
    return (
      <Alert variant="warning" title={`The review was due by ${dateInText(reviewDate)}.`}>
        {mayChange
          ? "Review the policy, then create a new version, even if nothing has changed."
          : "An owner or editor can create a new version."}
      </Alert>
    );
  return signedBy === null ? (
    <Alert variant="note" title={`Version ${version} has not been signed yet.`}>
      {mayChange && "Download the policy, have it signed, then record the signature. "}
      Next review due by {dateInText(reviewDate)}.
    </Alert>
  ) : (
    <Alert
      variant="done"
      title={`Version ${version} was signed by ${signedBy} on ${dateInText(signedOn ?? "")}.`}
    >
      Next review due by {dateInText(reviewDate)}.
    </Alert>
  );
};
