import { addDays, dateInText } from "../platform/calendar-rules";

/** How long before its date a document is due for review (days). */
export const REVIEW_SOON = 30;

/** Insurance policies, insurance schedules and leases end on their date; other documents are reviewed. */
const FOLDERS_THAT_EXPIRE = new Set([3, 4, 6]);

type Reviewed = {
  readonly displayName: string;
  readonly documentFolderId: number;
  /** YYYY-MM-DD. */
  readonly reviewDate: string;
};

/** Returns whether a date has passed or is near; undefined if it is neither, or if there is none. */
export function reviewStateOf(
  reviewDate: string | null,
  today: string,
): "passed" | "soon" | undefined {
  if (reviewDate === null) return undefined;
  if (reviewDate < today) return "passed";
  return reviewDate <= addDays(today, REVIEW_SOON) ? "soon" : undefined;
}

/** Returns 'Insurance policy expires 30 Jun', or what else its date means; with the year if that is not today's. */
export function reviewNotice(document: Reviewed, today: string): string {
  const { displayName, documentFolderId, reviewDate } = document;
  const expires = FOLDERS_THAT_EXPIRE.has(documentFolderId);
  const date = shortDate(reviewDate, today);
  if (reviewDate < today)
    return `${displayName} ${expires ? "expired" : "was due for review"} ${date}`;
  return `${displayName} ${expires ? "expires" : "is due for review"} ${date}`;
}

/** Omits the year if it is today's. */
const shortDate = (date: string, today: string): string => {
  const [year] = today.split("-");
  return dateInText(date).replace(` ${year}`, "");
};
