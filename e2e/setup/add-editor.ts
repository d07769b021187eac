import { acceptOrganisationInvitation } from "@holdfast/contract/accounts/invitation-endpoints";
import type { TokenResponse } from "@holdfast/contract/accounts/sign-in-endpoints";
import { inviteMember } from "@holdfast/contract/organisations/member-endpoints";
import { listOrganisations } from "@holdfast/contract/organisations/organisation-endpoints";
import { callerOf } from "./api-caller";
import type { RunningApp } from "./app";
import { newestLink } from "./mailbox";
import { registerPerson } from "./people";

/** Registers a person and makes them an editor of the owner's organisation, by its invitation. */
export async function addEditor(
  app: RunningApp,
  owner: TokenResponse,
  email: string,
): Promise<void> {
  await registerPerson(app, email);
  const call = callerOf(app.url, owner.access_token);
  const [business] = await call(listOrganisations);
  const orgId = business?.organisationId ?? "";
  await call(inviteMember, { params: { orgId }, body: { email, roleId: 2 } });
  const { searchParams } = new URL(await newestLink(app, email, "/invitation/email"));
  const link = { id: searchParams.get("id") ?? "", token: searchParams.get("token") ?? "" };
  await callerOf(app.url)(acceptOrganisationInvitation, { params: { orgId }, body: link });
}
