import { useEffect } from "react";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { OutcomePanel } from "../../accounts/public";
import type { LinkOfAlert } from "./use-linked-alert";
import { deleteLinkData, useLinkQueue } from "./use-link-queue";

type EndedPanelProps = { readonly link: LinkOfAlert; readonly text: string };

const nothing = () => Promise.resolve();

/**
 * Says why a link has ended, and whom to call. What waits on this device is sent first; then all that this browser stores
 * for the link is deleted.
 */
export const EndedPanel = ({ link, text }: EndedPanelProps) => {
  const { waiting, problem, discard } = useLinkQueue(link, nothing);
  const isEmpty = waiting.length === 0;
  useEffect(() => {
    if (isEmpty) void deleteLinkData(link);
  }, [link, isEmpty]);
  return (
    <OutcomePanel variant="done" title="This alert has ended" text={text}>
      {problem !== undefined && waiting.length > 0 && (
        <Alert variant="warning" title="Not in the log">
          {waiting.map(({ entryId, text: written, hasPhoto }) => (
            <p key={entryId}>{[hasPhoto && "Photo", written].filter(Boolean).join(": ")}</p>
          ))}
          <Button size="small" onPress={() => discard(waiting)}>
            Delete from this device
          </Button>
        </Alert>
      )}
    </OutcomePanel>
  );
};
