import type { EmergencyContact } from "@holdfast/content/library/response/emergency-contacts";
import type { NotificationDuty } from "@holdfast/content/library/response/notification-duties";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";

/** A number without a source must be checked before it is relied on. */
const isConfirmed = ({ confidence }: { readonly confidence: string }) => confidence !== "memory";

/** Returns an emergency number as the plan prints it. */
export const printedNumber = (
  one: EmergencyContact,
): PlanDocument["emergencyContacts"][number] => ({
  kind: one.kind,
  name: one.name,
  number: one.number,
  note: one.note,
  checkedOn: one.checkedOn,
  isConfirmed: isConfirmed(one),
});

/** Returns a duty to notify as the plan prints it. */
export const printedDuty = (one: NotificationDuty): PlanDocument["duties"][number] => ({
  dutyId: one.dutyId,
  audience: one.audience,
  event: one.event,
  tell: one.tell,
  deadline: one.deadlineText,
  appliesTo: one.appliesTo,
  how: one.how,
  keep: one.keep,
  owner: one.planOwner,
  source: one.source,
  checkedOn: one.checkedOn,
  isConfirmed: isConfirmed(one),
});
