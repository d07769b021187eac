import type { OrganisationScope } from "../../platform/access/scope";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Queryable } from "../../platform/database/database";
import type { Origin } from "../../platform/http/route";
import type { Services } from "../../platform/services";

/** The call that makes a change: who and from where. */
export type ChangingCall = { readonly scope: OrganisationScope; readonly origin: Origin };

type RecordedChange = {
  /** Feature and action, such as 'directory.contact-changed'. */
  readonly action: string;
  /** The id of the entry; absent for a change of several. */
  readonly id?: string;
  /** The entry's name: the only one of its values that is recorded (decision 009). */
  readonly name?: string;
  /** The names of the changed fields. */
  readonly fields?: readonly string[];
  /** The number of entries. */
  readonly count?: number;
};

/** Records a change of an organisation or its lists for its history, in the transaction of the change. */
export const recordChange = (
  tx: Queryable,
  services: Pick<Services, "newId" | "clock">,
  { scope, origin }: ChangingCall,
  { action, id, name, fields, count }: RecordedChange,
): Promise<void> =>
  recordEvent(tx, services, {
    action,
    actorUserId: scope.userId,
    organisationId: scope.organisationId,
    subject: id,
    detail: {
      ...(name === undefined ? {} : { name: name.slice(0, MAX_NAME) }),
      ...(fields === undefined ? {} : { fields: fields.join(", ") }),
      ...(count === undefined ? {} : { count }),
    },
    address: origin.address,
  });

/** Characters. */
const MAX_NAME = 200;

/** Returns the names of the fields that differ, apart from the version. */
export const changedFields = (before: object, after: object): string[] => {
  const earlier = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => JSON.stringify(earlier.get(field)) !== JSON.stringify(value))
    .map(([field]) => field)
    .filter((field) => field !== "version");
};
