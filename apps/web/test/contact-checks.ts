import type { ContactCheck, ContactDetails } from "@holdfast/contract/contact-checks/contact-check";

/** Returns a contact's details. */
export const detailsWith = (overrides: Partial<ContactDetails> = {}): ContactDetails => ({
  firstName: "Ana",
  lastName: "Tan",
  email: "ana@cafe.example",
  phone: null,
  mobile: "+61 491 570 006",
  afterHoursPhone: null,
  ...overrides,
});

/** Returns a team member who was never asked and never confirmed the details. */
export const checkWith = (overrides: Partial<ContactCheck> = {}): ContactCheck => ({
  contactId: "0199e2a0-0000-7000-8000-000000000031",
  version: 4,
  details: detailsWith(),
  jobTitle: "Chef",
  isInTeam: true,
  confirmedAt: null,
  askedAt: null,
  reminders: 0,
  proposal: null,
  ...overrides,
});

/** Returns the server's refusal of a call. */
export const refusalWith = ({
  status,
  code,
  message,
}: {
  readonly status: number;
  readonly code: string;
  readonly message: string;
}) =>
  Response.json(
    { title: "Refused", status, code, detail: message },
    { status, headers: { "content-type": "application/problem+json" } },
  );
