import { acceptOrganisationInvitation } from "@holdfast/contract/accounts/invitation-endpoints";
import type { Contact } from "@holdfast/contract/directory/contact";
import { listContacts } from "@holdfast/contract/directory/contact-endpoints";
import { importContacts } from "@holdfast/contract/directory/import-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { listBranches } from "@holdfast/contract/organisations/place-endpoints";
import { listPlans } from "@holdfast/contract/plans/plan-endpoints";
import { addTeamContacts, listTeams } from "@holdfast/contract/teams/team-endpoints";
import { contactSheet } from "../../apps/api/src/features/directory/list-files/contact-sheet";
import { writeList } from "../../apps/api/src/features/directory/list-files/list-sheet";
import { call } from "./http-client";
import { freshAddress, type Owner, personOf, registeredPerson } from "./people";
import { newEmail } from "./sent-emails";
import type { Product } from "./served-product";

/* The demo's café with many people in its teams, and with phones of people who have an account. */

/** As many contacts as a call may add to a team. */
const A_CALL = 200;
/** How many people register at the same time: each waits 1 to 5 s for an email. */
const AT_ONCE = 25;

/** Returns the owner of the demo's café, signed in, with its plan. */
export async function demoCafe(product: Product): Promise<Owner> {
  const { url } = product;
  const token = await personOf(product, "owner@demo.example").signIn();
  const [organisation] = await call(url, listOrganisations, { token });
  const organisationId = organisation?.organisationId ?? "";
  const [plan] = await call(url, listPlans, { token, params: { organisationId } });
  if (!plan) throw new Error("The demo has no plan.");
  return { token, organisationId, planId: plan.planId };
}

/** Imports people until the plan's teams have `count` together, each in one team, with an email address and a mobile. */
export async function fillTeams(
  { url }: Product,
  { token, organisationId, planId }: Owner,
  count: number,
): Promise<void> {
  const params = { orgId: organisationId };
  const [branch] = await call(url, listBranches, { token, params });
  if (!branch) throw new Error("The café has no location.");
  const rows: readonly Contact[] = Array.from({ length: count }, (_, at) => ({
    contactId: "",
    firstName: `First ${at}`,
    lastName: `Last ${at % 97}`,
    email: `person${at}@bench.example`,
    phone: "+61 2 5550 0110",
    mobile: `+61 491 570 ${String(at).padStart(3, "0")}`,
    afterHoursPhone: null,
    jobTitle: "Shift supervisor",
    contactTypeId: 1,
    workTypeId: 1,
    department: "Kitchen",
    branchId: branch.branchId,
    branchName: branch.name,
    version: 1,
  }));
  const file = await writeList(contactSheet([branch]), rows, new Date());
  const form = new FormData();
  form.append("file", new Blob([new Uint8Array(file)]), "contacts.xlsx");
  const path = importContacts.path.replace(":orgId", organisationId);
  const imported = await fetch(`${url}/v1${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!imported.ok) throw new Error(`The import answered ${imported.status}.`);
  const contacts = await call(url, listContacts, { token, params });
  const added = contacts.filter(({ email }) => email?.endsWith("@bench.example"));
  const teams = await call(url, listTeams, { token, params: { planId } });
  const present = teams.reduce((people, { teamContacts }) => people + teamContacts.length, 0);
  const share = Math.ceil((count - present) / teams.length);
  for (const [at, { teamId }] of teams.entries()) {
    const people = added.slice(at * share, Math.min((at + 1) * share, count - present));
    for (let first = 0; first < people.length; first += A_CALL)
      await call(url, addTeamContacts, {
        token,
        params: { planId, teamId },
        body: people
          .slice(first, first + A_CALL)
          .map(({ contactId }) => ({ contactId, designation: "Alternatives" })),
      });
  }
}

/** A phone of a person with an account. */
export type MemberPhone = { readonly token: string; readonly address: string };

/** Registers editors of the café, each with a session. */
export async function memberPhones(
  product: Product,
  owner: Owner,
  count: number,
): Promise<MemberPhone[]> {
  const phones: MemberPhone[] = [];
  const join = async (at: number) => {
    const email = `member${at}@bench.example`;
    const person = await registeredPerson(product, email);
    const params = { orgId: owner.organisationId };
    const body = { email, roleId: 2 } as const;
    await call(product.url, inviteMember, { token: owner.token, params, body });
    const link = new URL(await newEmail(product, email, /^(http\S+invitation\S+)$/m)).searchParams;
    await call(product.url, acceptOrganisationInvitation, {
      params,
      body: { id: link.get("id") ?? "", token: link.get("token") ?? "" },
      address: freshAddress(),
    });
    phones.push({ token: await person.signIn(), address: freshAddress() });
  };
  for (let first = 0; first < count; first += AT_ONCE)
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - first) }, (_, at) => join(first + at)),
    );
  return phones;
}
