import type { RecordsToDelete } from "@holdfast/contract/platform/deletion";
import type { Services } from "../services";
import type { DeletableList } from "./deletable-list";
import { deleteRecords, type ListCall } from "./delete-records";

type RecordsCall = ListCall & { readonly body: RecordsToDelete };
type RecordCall<Param extends string> = ListCall & {
  readonly params: Readonly<Record<Param, string>>;
};

/** Returns the handler that deletes the record of a list that a path parameter names. */
export const deletesRecord =
  <Param extends string>(list: DeletableList, param: Param) =>
  (call: RecordCall<Param>, services: Services): Promise<void> =>
    deleteRecords(call, services, list, [call.params[param]]);

/** Returns the handler that deletes several records of a list, all or none. */
export const deletesRecords =
  (list: DeletableList) =>
  (call: RecordsCall, services: Services): Promise<void> =>
    deleteRecords(call, services, list, call.body.ids);
