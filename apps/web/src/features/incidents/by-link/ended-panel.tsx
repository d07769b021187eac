import { useEffect, useState } from "react";
import {
  type KeptAlert,
  type LinkOfAlert,
  readKeptAlerts,
} from "../../../platform/offline-plan/kept-alerts";
import { Button } from "../../../ui/buttons/button";
import { Alert } from "../../../ui/feedback/alert";
import { OutcomePanel } from "../../accounts/public";
import { CallSection } from "./call-section";
import { isOver } from "./read-linked-alert";
import type { Ended } from "./use-linked-alert";
import { deleteLinkData, useLinkQueue } from "./use-link-queue";

type EndedPanelProps = { readonly link: LinkOfAlert; readonly ended: Ended };

const nothing = () => Promise.resolve();

/**
 * Says why a link opens nothing any more, and whom to call. What waits on this device is sent first; then all that this
 * browser stores for the link is deleted, unless the server does not know the link: it may have been restored.
 */
export const EndedPanel = ({ link, ended }: EndedPanelProps) => {
  const { id } = link;
  const { waiting, problem, discard } = useLinkQueue(link, nothing);
  const [kept, setKept] = useState<KeptAlert>();
  const isEmpty = waiting.length === 0;
  const isForGood = isOver(ended);
  useEffect(() => {
    if (isEmpty && isForGood) void deleteLinkData(id);
    if (!isForGood)
      void readKeptAlerts().then((all) => setKept(all.find(({ link }) => link.id === id)));
  }, [id, isEmpty, isForGood]);
  return (
    <OutcomePanel
      variant={isForGood ? "done" : "problem"}
      title={isForGood ? "This alert has ended" : "This link does not work"}
      text={ended.message}
    >
      {kept && <CallSection leader={kept.alert.leader} people={kept.alert.work?.callOrder ?? []} />}
      {problem !== undefined && !isEmpty && (
        <Alert variant="warning" title="Not in the log">
          {waiting.map(({ entryId, text: written, hasPhoto }) => (
            <p key={entryId}>{[hasPhoto && "Photo", written].filter(Boolean).join(": ")}</p>
          ))}
        </Alert>
      )}
      {((problem !== undefined && !isEmpty) || kept) && (
        <Button
          size="small"
          onPress={() => {
            discard(waiting);
            setKept(undefined);
            void deleteLinkData(id);
          }}
        >
          Delete from this device
        </Button>
      )}
    </OutcomePanel>
  );
};
