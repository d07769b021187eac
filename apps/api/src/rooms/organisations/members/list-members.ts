import { ROLES } from "@holdfast/contract/organisations/member";
import {
  listInvitees as inviteesEndpoint,
  listMembers as membersEndpoint,
  listRoles as rolesEndpoint,
} from "@holdfast/contract/organisations/member-endpoints";
import { route } from "../../../platform/http/route";
import { listInvitees as listInviteeRows } from "../../accounts/public";
import { listMembers as listRows } from "./members-store";

export const listRoles = route(rolesEndpoint, async () => [...ROLES]);

export const listMembers = route(membersEndpoint, ({ scope }, { database }) =>
  listRows(database.query, scope),
);

export const listInvitees = route(inviteesEndpoint, ({ scope }, { database, clock }) =>
  listInviteeRows(database.query, scope, clock.now()),
);
