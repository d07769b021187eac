import type { DueDocument } from "@holdfast/contract/documents/document";
import { reviewNotice, reviewStateOf } from "@holdfast/contract/documents/review-rules";
import { useToday } from "../../platform/format/use-today";
import { Alert } from "../../ui/feedback/alert";
import { Link } from "react-router";

/** How many documents are named; the page of documents marks all of them. */
const MOST = 5;

type DueDocumentsNoticeProps = {
  /** Earliest first. */
  readonly documents: readonly DueDocument[];
};

/** Names the documents that expire or must be reviewed soon, or whose date has passed. */
export const DueDocumentsNotice = ({ documents }: DueDocumentsNoticeProps) => {
  const today = useToday();
  const due = documents.filter(({ reviewDate }) => reviewStateOf(reviewDate, today) !== undefined);
  const [first] = due;
  if (!first) return null;
  const notices = due
    .slice(0, MOST)
    .map((document) => <li key={document.documentId}>{reviewNotice(document, today)}</li>);
  const more = due.length - notices.length;
  return (
    <Alert
      variant={first.reviewDate < today ? "warning" : "note"}
      title={due.length === 1 ? reviewNotice(first, today) : `${due.length} documents to renew`}
      actions={<Link to="/dashboard/documents">Go to Documents</Link>}
    >
      {due.length > 1 && (
        <ul>
          {notices}
          {more > 0 && <li>And {more} more</li>}
        </ul>
      )}
    </Alert>
  );
};
