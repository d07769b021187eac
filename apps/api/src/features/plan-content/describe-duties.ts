import type { EmergencyContact } from "@holdfast/content/library/response/emergency-contacts";
import type { NotificationDuty } from "@holdfast/content/library/response/notification-duties";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";

/** A number without a source must be checked before it is relied on. */
const isConfirmed = ({ confidence }: { readonly confidence: string }) => confidence !== "memory";

/** Returns an emergency number. */
export const describeNumber = (
  contact: EmergencyContact,
): PlanContent["emergencyContacts"][number] => ({
  kind: contact.kind,
  name: contact.name,
  number: contact.number,
  note: contact.note,
  checkedOn: contact.checkedOn,
  isConfirmed: isConfirmed(contact),
});

/** Returns a duty to notify. */
export const describeDuty = (duty: NotificationDuty): PlanContent["duties"][number] => ({
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
