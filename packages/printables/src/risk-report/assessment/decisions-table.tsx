import { DocumentTable } from "../../document/document-table";
import { followUpText, isOverdue, personText, statusText, strategiesText } from "../risk-decision";
import type { NumberedRisk } from "../risk-groups";

interface DecisionsTableProps {
  readonly caption: string;
  readonly risks: readonly NumberedRisk[];
  /** YYYY-MM-DD. */
  readonly today: string;
  readonly note?: string | undefined;
}

/** What was decided about each risk, who is responsible for it, and by when. */
export function DecisionsTable({ caption, risks, today, note }: DecisionsTableProps) {
  return (
    <DocumentTable
      caption={caption}
      columns={[
        { head: "No.", width: 6.5, isNumber: true },
        { head: "Risk", width: 37.5 },
        { head: "Decision", width: 22 },
        { head: "Status", width: 13 },
        { head: "Responsible, follow-up", width: 21 },
      ]}
      rows={risks.map(({ number, risk, rating, ratingWord }) => [
        number,
        `${risk.name} (${rating} ${ratingWord})`,
        strategiesText(risk),
        statusText(risk),
        <FollowUp
          key="follow-up"
          person={personText(risk)}
          date={followUpText(risk, today)}
          isLate={isOverdue(risk, today)}
        />,
      ])}
      height="compact"
      note={note}
    />
  );
}

interface FollowUpProps {
  readonly person: string;
  readonly date: string;
  readonly isLate: boolean;
}

/** One element or none: a register of 2,000 risks must fit into the limits of the printer. */
const FollowUp = ({ person, date, isLate }: FollowUpProps) =>
  isLate ? (
    <strong className="hf-late">
      {person}, {date}
    </strong>
  ) : (
    `${person}, ${date}`
  );
