import { fullName } from "@holdfast/contract/platform/text-rules";
import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import type { listTeams } from "../teams/public";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";

type PartyRow = {
  readonly name: string;
  readonly contactPerson: string | null;
  readonly phone: string | null;
  readonly email: string;
  readonly address: string | null;
  readonly additionalAddressInformation: string | null;
  readonly website: string | null;
};

/** Returns a customer, supplier or third party as the plan prints it. */
export const printedParty = (
  row: PartyRow,
  category: string | null,
  comments: string | null = null,
): PlanDocument["suppliers"][number] => ({
  name: row.name,
  category,
  contactPerson: row.contactPerson ?? "",
  phone: row.phone ?? "",
  email: row.email,
  address: [row.additionalAddressInformation, row.address].filter(Boolean).join(", "),
  website: row.website ?? "",
  comments: comments ?? "",
});

/** Returns tags as one text; null without any. */
export const tagsText = (tags: readonly string[]) => (tags.length > 0 ? tags.join(", ") : null);

export type PersonRow = {
  readonly contactId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string | null;
  readonly mobile: string | null;
  readonly phone: string | null;
  readonly afterHoursPhone: string | null;
  readonly email: string | null;
};

/** Returns a person as the plan prints them. @param idLabel such as 'P-04' */
export const printedPerson = (row: PersonRow, idLabel: string) => ({
  idLabel,
  name: fullName(row),
  jobTitle: row.jobTitle ?? "",
  mobile: row.mobile ?? row.phone ?? "",
  phone: row.mobile === null ? "" : (row.phone ?? ""),
  afterHoursPhone: row.afterHoursPhone ?? "",
  email: row.email ?? "",
});

type Team = Awaited<ReturnType<typeof listTeams>>[number];

/** Returns how the plan prints a team. */
export const printedTeam =
  (personOf: (row: PersonRow) => ReturnType<typeof printedPerson>) =>
  (team: Team): PlanDocument["teams"][number] => ({
    teamTypeName: team.teamType.name,
    contacts: team.teamContacts.map(({ designation, confirmedAt, contact }) => ({
      ...personOf(contact),
      designation,
      confirmedOn: confirmedAt === null ? null : dateOf(new Date(confirmedAt)),
    })),
  });
