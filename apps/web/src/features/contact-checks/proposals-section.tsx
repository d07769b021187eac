import { DETAIL_NAMES } from "@holdfast/contract/contact-checks/contact-check";
import {
  decideProposal,
  listContactChecks,
} from "@holdfast/contract/contact-checks/contact-check-endpoints";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { listTeams } from "@holdfast/contract/teams/team-endpoints";
import { useState } from "react";
import { callEndpoint } from "../../platform/api/call-endpoint";
import { useRefresh } from "../../platform/api/use-endpoint";
import { formatInstantDay } from "../../platform/format/date-format";
import { Button } from "../../ui/buttons/button";
import { Alert } from "../../ui/feedback/alert";
import { messageOf } from "../../ui/feedback/shown-error";
import { Card } from "../../ui/layout/card";
import type { CheckRow } from "./contact-check-rules";
import { DETAIL_LABELS, nameOf } from "./contact-check-rules";
import styles from "./contact-checks.module.css";

type ProposalsSectionProps = {
  readonly orgId: string;
  readonly rows: readonly CheckRow[];
};

/** Shows the corrections that people sent, with what they change. */
export const ProposalsSection = ({ orgId, rows }: ProposalsSectionProps) => {
  const waiting = rows.filter(({ proposal }) => proposal !== null);
  return (
    <Card title="Corrections to approve" aside={waiting.length}>
      <ul className={styles.proposals} aria-label="Corrections to approve">
        {waiting.map((row) => (
          <Proposal key={row.contactId} orgId={orgId} row={row} />
        ))}
      </ul>
    </Card>
  );
};

const Proposal = ({ orgId, row }: { readonly orgId: string; readonly row: CheckRow }) => {
  const refresh = useRefresh();
  const [deciding, setDeciding] = useState<"approve" | "refuse">();
  const [problem, setProblem] = useState<string>();
  const { proposal, details, version } = row;
  if (proposal === null) return null;
  const decide = async (decision: "approve" | "refuse") => {
    setDeciding(decision);
    setProblem(undefined);
    try {
      const params = { orgId, proposalId: proposal.proposalId };
      const body = { isApproved: decision === "approve" };
      await callEndpoint(decideProposal, { params, body }, { ifMatch: version });
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      // After a refusal too: someone else has decided, or has changed the contact.
      await refresh(listContactChecks, listContacts, listTeams);
      setDeciding(undefined);
    }
  };
  return (
    <li className={styles.proposal}>
      <h3>
        {nameOf(row)}
        <span className={styles.aside}>Sent {formatInstantDay(proposal.proposedAt)}</span>
      </h3>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">Detail</th>
            <th scope="col">Now</th>
            <th scope="col">Correction</th>
          </tr>
        </thead>
        <tbody>
          {DETAIL_NAMES.filter((name) => details[name] !== proposal.details[name]).map((name) => (
            <tr key={name}>
              <th scope="row">{DETAIL_LABELS[name]}</th>
              <td>{details[name] ?? "None"}</td>
              <td>{proposal.details[name] ?? "None"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {problem !== undefined && <Alert variant="problem">{problem}</Alert>}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          icon="check"
          isPending={deciding === "approve"}
          isDisabled={deciding !== undefined}
          onPress={() => void decide("approve")}
        >
          Approve<span className="visually-hidden"> the correction of {nameOf(row)}</span>
        </Button>
        <Button
          isPending={deciding === "refuse"}
          isDisabled={deciding !== undefined}
          onPress={() => void decide("refuse")}
        >
          Refuse<span className="visually-hidden"> the correction of {nameOf(row)}</span>
        </Button>
      </div>
    </li>
  );
};
