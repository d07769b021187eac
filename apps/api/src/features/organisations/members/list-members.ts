import { ROLES } from "@holdfast/contract/organisations/member";
import {
  listInvitees as inviteesEndpoint,
  listMembers as membersEndpoint,
  listRoles as rolesEndpoint,
} from "@holdfast/contract/organisations/member-endpoints";
import { listRoute } from "../../../platform/http/list-route";
import { route } from "../../../platform/http/route";
import { listInvitees as listInviteeRows } from "../../accounts/public";
import { listMembers as listRows } from "./members-store";

export const listRoles = route(rolesEndpoint, async () => [...ROLES]);

export const listMembers = listRoute(membersEndpoint, ({ scope }, { database }, page) =>
  listRows(database.query, scope, page),
);

export const listInvitees = listRoute(inviteesEndpoint, ({ scope }, { database, clock }, page) =>
  listInviteeRows(database.query, scope, clock.now(), page),
);
