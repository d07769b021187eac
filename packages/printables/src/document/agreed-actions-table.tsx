import type { AgreedAction } from "@holdfast/contract/agreed-actions/agreed-action";
import { dateText } from "./text/date-text";
import { DocumentTable } from "./document-table";

interface AgreedActionsTableProps {
  readonly caption: string;
  readonly actions: readonly AgreedAction[];
  /** Says when an action was done, or that it was not. */
  readonly doneText: (doneAt: string | null) => string;
}

/** What people agreed to do after an incident or an exercise. */
export function AgreedActionsTable({ caption, actions, doneText }: AgreedActionsTableProps) {
  if (actions.length === 0) return null;
  return (
    <DocumentTable
      caption={caption}
      columns={[
        { head: "Action", width: 46 },
        { head: "Who does it", width: 20 },
        { head: "By", width: 14 },
        { head: "Done", width: 20 },
      ]}
      rows={actions.map(({ text, ownerName, dueDate, doneAt }) => [
        text,
        ownerName,
        dateText(dueDate),
        doneText(doneAt),
      ])}
    />
  );
}
