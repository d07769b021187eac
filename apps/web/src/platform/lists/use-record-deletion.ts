import { useQueryClient } from "@tanstack/react-query";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { messageOf } from "../../ui/feedback/shown-error";
import { showToast } from "../../ui/feedback/toast-store";
import type { CallOptions } from "../api/call-endpoint";
import { isGone } from "../api/call-error";
import { holdDeletion } from "../api/held-deletions";
import type { ListRows } from "../api/held-deletions";
import { queryKey, useRefresh } from "../api/use-endpoint";
import { lastSessionEnd, readSession } from "../session/session";

/** How records of one list are deleted, and what that changes. */
export type RecordDeletion = Omit<ListRows, "ids"> & {
  /** Deletes records on the server, all or none. */
  readonly remove: (ids: string[], options: CallOptions) => Promise<unknown>;
  /** The reads of other screens that show the records. */
  readonly affected: readonly Endpoint[];
  /** Message after the deletion of one record, worded as in the specification. */
  readonly deletedMessage: string;
};

export type DeletedRecords = {
  readonly deletion: RecordDeletion;
  readonly records: readonly { readonly id: string; readonly name: string }[];
  /** What several records are called in a sentence. */
  readonly nouns: string;
};

/**
 * How many ids fit into the 64 KiB that a browser sends after its page has closed. A longer request is lost with the
 * page, and the records remain.
 */
const MAX_KEPT_ALIVE = 1_000;

/** '3 contacts', or the name of a single record. */
export const nameOfRecords = ({ records, nouns }: Pick<DeletedRecords, "records" | "nouns">) => {
  const [first, ...others] = records;
  return first && others.length === 0
    ? first.name
    : `${records.length.toLocaleString("en-AU")} ${nouns}`;
};

/**
 * Returns a function that removes records from the screen at once and from the server when the message with Undo has
 * closed. A refusal shows them again and says why, on any page. A record that no longer exists counts as deleted.
 */
export function useRecordDeletion(): (deleted: DeletedRecords) => void {
  const client = useQueryClient();
  const refresh = useRefresh();
  const drop = ({ list, idField, ids }: ListRows) => {
    const gone = new Set<unknown>(ids);
    client.setQueriesData<readonly Readonly<Record<string, unknown>>[]>(
      { queryKey: queryKey(list) },
      (rows) => rows?.filter((row) => !gone.has(row[idField])),
    );
  };
  /** Refetches what was read while the deletion was under way, such as by the next page: it may have the records. */
  const refetchSince = (sentAt: number) =>
    client.invalidateQueries({
      predicate: ({ state }) => state.fetchStatus === "fetching" || state.dataUpdatedAt >= sentAt,
    });
  return (deleted) => {
    const { deletion, records, nouns } = deleted;
    const { list, idField } = deletion;
    const ids = records.map(({ id }) => id);
    const name = nameOfRecords(deleted);
    const notDeleted = `${name} ${ids.length > 1 ? "were" : "was"} not deleted`;
    const token = readSession()?.token;
    /** The next person in this browser does not see what the last one deleted. */
    const show = (message: Parameters<typeof showToast>[0]) => {
      const isOtherPerson = readSession()?.token !== token && lastSessionEnd() === "left";
      if (!isOtherPerson) showToast(message);
    };
    const commit = async () => {
      toast.close();
      const session = readSession();
      // A login of another person must not send it in that person's name.
      if (session && session.token !== token)
        return show({
          variant: "problem",
          title: notDeleted,
          text: "You have logged in again since.",
        });
      const sentAt = Date.now();
      try {
        await deletion.remove(ids, { keepalive: ids.length <= MAX_KEPT_ALIVE });
      } catch (error) {
        if (ids.length > 1 || !isGone(error)) {
          void refresh(list);
          const title = `${name} could not be deleted`;
          return show({ variant: "problem", title, text: messageOf(error) });
        }
      }
      void refetchSince(sentAt);
      drop({ list, idField, ids });
      void refresh(...deletion.affected);
      show({
        variant: "done",
        title:
          ids.length > 1 ? `The ${nouns} have been successfully deleted` : deletion.deletedMessage,
        text: name,
      });
    };
    const held = holdDeletion({ list, idField, ids }, commit);
    const undo = () => {
      held.undo();
      toast.update({ variant: "done", title: notDeleted });
    };
    const toast = showToast({
      variant: "note",
      title: `Deleting ${name}`,
      undo: { name, act: undo },
      onClose: () => void held.send(),
    });
  };
}
