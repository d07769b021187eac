import { INVALID_INPUT, NOT_FOUND } from "@holdfast/contract/platform/errors";
import { TEAM_HAS_PRIMARY } from "@holdfast/contract/teams/errors";
import {
  CONTACT_IN_TEAM,
  NO_SUCH_CONTACT,
  ONE_PRIMARY,
  type Team,
} from "@holdfast/contract/teams/team";
import {
  addTeamContacts as addEndpoint,
  listTeams as listEndpoint,
  removeTeamContact as removeEndpoint,
  updateTeamContact as updateEndpoint,
} from "@holdfast/contract/teams/team-endpoints";
import { recordEvent } from "../../platform/audit/audit-store";
import { route } from "../../platform/http/route";
import { assertTeamNotFull } from "../../platform/limits/row-limits-store";
import { ProblemError } from "../../platform/problem-error";
import { lockContacts } from "../directory/public";
import { touchPlan } from "../plans/public";
import {
  deleteTeamContact,
  insertTeamContacts,
  listTeams as listRows,
  readTeam,
  updateTeamContact as updateRow,
} from "./teams-store";

const primariesOf = ({ teamContacts }: Team) =>
  teamContacts.flatMap(({ contactId, designation }) =>
    designation === "Primary" ? [contactId] : [],
  );

export const listTeams = route(listEndpoint, ({ scope }, { database }) =>
  listRows(database.query, scope),
);

export const addTeamContacts = route(addEndpoint, async ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const now = services.clock.now();
    await touchPlan(tx, scope, now);
    if (!(await readTeam(tx, scope, params.teamId))) throw new ProblemError(NOT_FOUND);
    await assertTeamNotFull(tx, services, scope, params.teamId, body.length);
    const assertAllIn = (allowed: ReadonlySet<string>, message: string) => {
      const fields = body.flatMap(({ contactId }, index) =>
        allowed.has(contactId) ? [] : [{ path: `${index}.contactId`, message }],
      );
      if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
    };
    const ids = body.map(({ contactId }) => contactId);
    assertAllIn(await lockContacts(tx, scope, ids), NO_SUCH_CONTACT);
    const row = {
      organisationId: scope.organisationId,
      teamId: params.teamId,
      createdAt: now,
    };
    assertAllIn(await insertTeamContacts(tx, row, body), CONTACT_IN_TEAM);
    const team = await readTeam(tx, scope, params.teamId);
    if (!team) throw new ProblemError(NOT_FOUND);
    // A team from before may have two: others can still be added to it.
    const isSecond = primariesOf(team).length > 1;
    const fields = body.flatMap(({ designation }, index) =>
      isSecond && designation === "Primary"
        ? [{ path: `${index}.designation`, message: ONE_PRIMARY }]
        : [],
    );
    if (fields.length > 0) throw new ProblemError(INVALID_INPUT, { fields });
    return team;
  }),
);

export const updateTeamContact = route(updateEndpoint, async ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    await touchPlan(tx, scope, services.clock.now());
    const { designation, replacesPrimary } = body;
    const before = await readTeam(tx, scope, params.teamId);
    const others = before ? primariesOf(before).filter((id) => id !== params.contactId) : [];
    if (designation === "Primary" && others.length > 0) {
      if (replacesPrimary !== true) throw new ProblemError(TEAM_HAS_PRIMARY);
      for (const contactId of others)
        await updateRow(tx, scope, { ...params, contactId }, "Alternatives");
    }
    const isUpdated = await updateRow(tx, scope, params, designation);
    const team = isUpdated && (await readTeam(tx, scope, params.teamId));
    if (!team) throw new ProblemError(NOT_FOUND);
    return team;
  }),
);

export const removeTeamContact = route(
  removeEndpoint,
  async ({ params, scope, origin }, services) =>
    services.database.transaction(async (tx) => {
      await touchPlan(tx, scope, services.clock.now());
      if (!(await deleteTeamContact(tx, scope, params))) throw new ProblemError(NOT_FOUND);
      await recordEvent(tx, services, {
        action: "teams.contact-removed",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        subject: params.contactId,
        detail: { planId: scope.planId, teamId: params.teamId },
        address: origin.address,
      });
    }),
);
