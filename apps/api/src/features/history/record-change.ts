import type { LabelledField } from "@holdfast/contract/history/field-label-rules";
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
  readonly id: string;
  /** The entry's name: the only one of its values that is recorded (decision 009). */
  readonly name: string;
  /** The names of the changed fields. */
  readonly fields?: readonly string[];
};

/** Ids, and fields that no change of the entry changes. */
type UnlabelledField =
  | "alternativeSiteId"
  | "avatarUrl"
  | "branches"
  | "bytes"
  | "can"
  | "canPreview"
  | "contactId"
  | "createDate"
  | "customerId"
  | "departmentId"
  | "departments"
  | "disputedCountry"
  | "documentId"
  | "floorPlanUrl"
  | "insurancePolicyId"
  | "isCountryAssumed"
  | "isDefault"
  | "isHeadOffice"
  | "mediaType"
  | "organisationId"
  | "plans"
  | "roleName"
  | "strategicCriticalAreaId"
  | "strategicThirdPartyId"
  | "supplierId"
  | "unitName"
  | "version";

/** Requires a label for the history of each field of an entry, so that a new field without one does not compile. */
export type Labelled<Row> = [Exclude<keyof Row, LabelledField | UnlabelledField>] extends [never]
  ? unknown
  : { readonly fieldsWithoutLabel: Exclude<keyof Row, LabelledField | UnlabelledField> };

/** Records a change of an organisation or its lists for its history, in the transaction of the change. */
export const recordChange = (
  tx: Queryable,
  services: Pick<Services, "newId" | "clock">,
  { scope, origin }: ChangingCall,
  { action, id, name, fields }: RecordedChange,
): Promise<void> =>
  recordEvent(tx, services, {
    action,
    actorUserId: scope.userId,
    organisationId: scope.organisationId,
    subject: id,
    detail: {
      name: name.slice(0, MAX_NAME),
      ...(fields === undefined ? {} : { fields: fields.join(", ") }),
    },
    address: origin.address,
  });

/** Characters. */
const MAX_NAME = 200;

/** The same with the names of the fields that differ; records nothing if none does. */
export const recordDifference = <Row extends object>(
  tx: Queryable,
  services: Pick<Services, "newId" | "clock">,
  call: ChangingCall,
  rows: readonly [Row, Row],
  change: Omit<RecordedChange, "fields"> & Labelled<Row>,
): Promise<void> => recordFields(tx, services, call, rows, change);

/** The same for a caller that has checked the labels. */
export async function recordFields(
  tx: Queryable,
  services: Pick<Services, "newId" | "clock">,
  call: ChangingCall,
  [before, after]: readonly [object, object],
  change: Omit<RecordedChange, "fields">,
): Promise<void> {
  const fields = changedFields(before, after);
  if (fields.length > 0) await recordChange(tx, services, call, { ...change, fields });
}

/** Returns the names of the fields that differ, apart from the version. */
const changedFields = (before: object, after: object): string[] => {
  const earlier = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after)
    .filter(([field, value]) => JSON.stringify(earlier.get(field)) !== JSON.stringify(value))
    .map(([field]) => field)
    .filter((field) => field !== "version");
};
