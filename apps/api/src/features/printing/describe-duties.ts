import type { EmergencyContact } from "@holdfast/content/library/response/emergency-contacts";
import type { NotificationDuty } from "@holdfast/content/library/response/notification-duties";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";

/** A number without a source must be checked before it is relied on. */
const isConfirmed = ({ confidence }: { readonly confidence: string }) => confidence !== "memory";

/** Returns an emergency number as the plan prints it. */
export const printedNumber = (
  contact: EmergencyContact,
): PlanDocument["emergencyContacts"][number] => ({
  kind: contact.kind,
  name: contact.name,
  number: contact.number,
  note: contact.note,
  checkedOn: contact.checkedOn,
  isConfirmed: isConfirmed(contact),
});

/** Returns a duty to notify as the plan prints it. */
export const printedDuty = (duty: NotificationDuty): PlanDocument["duties"][number] => ({
  dutyId: duty.dutyId,
  audience: duty.audience,
  event: duty.event,
  tell: duty.tell,
  deadline: duty.deadlineText,
  appliesTo: duty.appliesTo,
  how: duty.how,
  keep: duty.keep,
  owner: duty.planOwner,
  source: duty.source,
  checkedOn: duty.checkedOn,
  isConfirmed: isConfirmed(duty),
});
