import * as z from "zod/mini";
import { created, defineEndpoint, inPlan, json, nothing } from "../platform/endpoint";
import { LIST_FULL } from "../platform/errors";
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
  summary: "Adds contacts to a team, all or none; the body is a bare list. Returns the team.",
  access: inPlan("plan.change"),
  body: AddTeamContactsInput,
  response: created(Team),
  errors: [LIST_FULL],
});

export const updateTeamContact = defineEndpoint({
  name: "updateTeamContact",
  method: "PATCH",
  path: "/plans/:planId/teams/:teamId/contacts/:contactId",
  summary: "Changes the designation of a team's contact. Returns the team.",
  access: inPlan("plan.change"),
  body: UpdateTeamContactInput,
  response: json(Team),
});

export const removeTeamContact = defineEndpoint({
  name: "removeTeamContact",
  method: "DELETE",
  path: "/plans/:planId/teams/:teamId/contacts/:contactId",
  summary: "Removes a contact from a team; the contact itself is not deleted.",
  access: inPlan("plan.change"),
  response: nothing,
});
