import * as z from "zod/mini";
import { created, defineEndpoint, inPlan, json, nothing } from "../platform/endpoint";
import { LIST_FULL } from "../platform/errors";
import { TEAM_HAS_PRIMARY } from "./errors";
import { AddTeamContactsInput, Team, UpdateTeamContactInput } from "./team";

/** Returns 402 for an expired plan: see `TEAMS_NEED_RENEWAL`. */
export const listTeams = defineEndpoint({
  name: "listTeams",
  method: "GET",
  path: "/plans/:planId/teams",
  summary: "Lists the three teams of a plan with their contacts.",
  access: inPlan("plan.teams"),
  response: json(z.array(Team)),
});

export const addTeamContacts = defineEndpoint({
  name: "addTeamContacts",
  method: "POST",
  path: "/plans/:planId/teams/:teamId/contacts",
  summary:
    "Adds contacts to a team, all or none; the body is a bare list. A team has one Primary. Returns the team.",
  access: inPlan("plan.change"),
  body: AddTeamContactsInput,
  response: created(Team),
  errors: [LIST_FULL],
});

export const updateTeamContact = defineEndpoint({
  name: "updateTeamContact",
  method: "PATCH",
  path: "/plans/:planId/teams/:teamId/contacts/:contactId",
  summary:
    "Changes the designation of a team's contact. A new Primary replaces the present one only if the input says so. Returns the team.",
  access: inPlan("plan.change"),
  body: UpdateTeamContactInput,
  response: json(Team),
  errors: [TEAM_HAS_PRIMARY],
});

export const removeTeamContact = defineEndpoint({
  name: "removeTeamContact",
  method: "DELETE",
  path: "/plans/:planId/teams/:teamId/contacts/:contactId",
  summary: "Removes a contact from a team; the contact itself is not deleted.",
  access: inPlan("plan.change"),
  response: nothing,
});
