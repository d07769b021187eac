import type { EntryIds } from "@holdfast/contract/platform/deletion";
import type { Services } from "../services";
import type { DeletableList } from "./deletable-list";
import { deleteRecords, type ListCall } from "./delete-records";

type EntriesCall = ListCall & { readonly body: EntryIds };
type EntryCall<Param extends string> = ListCall & {
  readonly params: Readonly<Record<Param, string>>;
};

/** Returns the handler that deletes the entry of a list that a path parameter names. */
export const deletesEntry =
  <Param extends string>(list: DeletableList, param: Param) =>
  (call: EntryCall<Param>, services: Services): Promise<void> =>
    deleteRecords(call, services, list, [call.params[param]]);

/** Returns the handler that deletes several entries of a list, all or none. */
export const deletesEntries =
  (list: DeletableList) =>
  (call: EntriesCall, services: Services): Promise<void> =>
    deleteRecords(call, services, list, call.body.ids);
