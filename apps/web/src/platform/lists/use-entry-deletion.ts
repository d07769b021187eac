import { useQueryClient } from "@tanstack/react-query";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { showDeleted } from "../../ui/feedback/show-deleted";
import { isGone } from "../api/call-error";
import { queryKey, useRefresh } from "../api/use-endpoint";

/** The calls that delete and restore entries of one list, and what they change. */
export type EntryDeletion = {
  readonly remove: (orgId: string, ids: string[]) => Promise<unknown>;
  readonly restore: (orgId: string, ids: string[]) => Promise<unknown>;
  /** The read of the list, and the field with the id of a row. */
  readonly list: Endpoint;
  readonly idField: string;
  /** The reads of other screens that show the entries. */
  readonly affected: () => Promise<readonly Endpoint[]>;
  /** Toast after the deletion of one entry, worded as in the specification. */
  readonly deletedMessage: string;
};

export type DeletedEntries = {
  readonly orgId: string;
  readonly deletion: EntryDeletion;
  readonly entries: readonly { readonly id: string; readonly name: string }[];
  /** What several entries are called in a sentence. */
  readonly nouns: string;
};

type CachedRow = Readonly<Record<string, unknown>>;

/** '3 contacts', or the name of a single entry. */
export const nameOfEntries = ({ entries, nouns }: Pick<DeletedEntries, "entries" | "nouns">) => {
  const [first, ...others] = entries;
  return first && others.length === 0
    ? first.name
    : `${entries.length.toLocaleString("en-AU")} ${nouns}`;
};

/**
 * Returns a function that deletes entries on the server and from the screen, and confirms it with an Undo button. An
 * entry that no longer exists counts as deleted.
 */
export function useEntryDeletion(deleted: DeletedEntries): () => Promise<void> {
  const { orgId, deletion, entries } = deleted;
  const { list, idField } = deletion;
  const client = useQueryClient();
  const refresh = useRefresh();
  const ids = entries.map(({ id }) => id);
  const refreshOthers = async () => {
    // If these cannot be loaded now, they were not fetched before either, so there is nothing to refresh.
    await refresh(...(await deletion.affected().catch(() => [])));
  };
  const drop = () => {
    const gone = new Set<unknown>(ids);
    const key = queryKey(list);
    const isFetching = client.isFetching({ queryKey: key }) > 0;
    client.setQueriesData<readonly CachedRow[]>({ queryKey: key }, (rows) =>
      rows?.filter((row) => !gone.has(row[idField])),
    );
    // The response under way may be older than the change.
    if (isFetching) void refresh(list);
  };
  const restore = async () => {
    await deletion.restore(orgId, ids);
    await refresh(list);
    await refreshOthers();
  };
  return async () => {
    const isDeletedBefore = await deletion.remove(orgId, ids).then(
      () => false,
      (thrown: unknown) => {
        if (isGone(thrown)) void refresh(list);
        if (!isGone(thrown) || ids.length > 1) throw thrown;
        return true;
      },
    );
    drop();
    await refreshOthers();
    const name = nameOfEntries(deleted);
    const isSeveral = ids.length > 1;
    showDeleted({
      title: isSeveral
        ? `The ${deleted.nouns} have been successfully deleted`
        : deletion.deletedMessage,
      name,
      isSeveral,
      undo: isDeletedBefore ? undefined : restore,
    });
  };
}
