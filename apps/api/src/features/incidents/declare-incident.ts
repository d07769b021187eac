import { levelOf, teamsOfLevel } from "@holdfast/contract/incidents/incident-rules";
import {
  type DeclareIncidentInput,
  ESCALATION_MINUTES,
  OPEN_DAYS,
} from "@holdfast/contract/incidents/incident";
import { declareIncident as endpoint } from "@holdfast/contract/incidents/incident-endpoints";
import type { PlanContent } from "@holdfast/contract/plan-content/plan-content";
import { meetingPoint } from "@holdfast/content/plan-text/first-calls";
import { addressText, recoveryText } from "@holdfast/content/plan-text/plan-lookups";
import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import type { PlanScope } from "../../platform/access/scope";
import { recordEvent } from "../../platform/audit/audit-store";
import { DAY, addMs } from "../../platform/clock";
import type { Transaction } from "../../platform/database/database";
import { route } from "../../platform/http/route";
import { enforceLimit } from "../../platform/limits/rate-limits";
import { assertPlanListNotFull } from "../../platform/limits/row-limits-store";
import { enqueueEmails } from "../../platform/outbox/outbox";
import type { Services } from "../../platform/services";
import { nameOfUser } from "../accounts/public";
import { openTeams } from "../plans/public";
import { readPlanContent } from "../plan-content/public";
import { addTeams } from "./alerts/activate-teams";
import { openedPlanEmail } from "./alerts/alert-email";
import { DECLARATIONS_BY_ORGANISATION, REHEARSALS_BY_ORGANISATION } from "./incident-limits";
import { keyOf, readWorkspace } from "./find-incident";
import { insertIncident, type StoredIncident } from "./incidents-store";
import { ownersAndBroker } from "./alerts/people-to-inform-store";
import { insertUnits } from "./units-store";
import { assertLeader } from "./check-leader";
import { appendEntries } from "./log/log-store";
import {
  assertOthersShown,
  declaration,
  idFor,
  joinIncident,
  startedAt,
  startedIncident,
} from "./join-incident";

/** Days between two openings of an expired plan's teams. */
const OPEN_EVERY = 365;

export const declareIncident = route(
  endpoint,
  {
    before: async ({ scope, body }, services) => {
      // A device repeats its call until it has an answer.
      if (await startedIncident(services.database.query, scope, body)) return;
      await enforceLimit(
        services,
        body.isExercise ? REHEARSALS_BY_ORGANISATION : DECLARATIONS_BY_ORGANISATION,
        scope.organisationId,
      );
    },
  },
  async ({ body, scope, origin }, services) => {
    const incident = await services.database.transaction(async (tx) => {
      const started = await startedIncident(tx, scope, body);
      if (started) return readWorkspace(tx, scope, keyOf(scope, { incidentId: started }), services);
      const joined = await joinIncident(tx, services, scope, body);
      if (joined) return readWorkspace(tx, scope, joined, services);
      const level = levelOf(body.level);
      await assertLeader(tx, scope, level);
      await assertOthersShown(tx, scope, body);
      if (body.isExercise) await assertPlanListNotFull(tx, services, "rehearsals", scope);
      const content = await readPlanContent(tx, services, scope, { withTeams: true });
      const teams = body.teamTypeIds ?? teamsOfLevel(level);
      const stored = await storeIncident(tx, services, scope, body, teams, content);
      const key = keyOf(scope, stored);
      await logDeclaration(tx, services, scope, stored, body);
      await insertUnits(tx, key, unitsOf(services, content));
      await addTeams(tx, services, scope, stored, content, { teams });
      if (!body.isExercise) await openExpired(tx, services, scope, content);
      await recordEvent(tx, services, {
        action: "plans.incident-declared",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        subject: scope.planId,
        detail: { name: content.plan.name, level, isExercise: body.isExercise },
        address: origin.address,
      });
      return readWorkspace(tx, scope, key, services);
    });
    services.wakeOutbox();
    return incident;
  },
);

async function storeIncident(
  tx: Transaction,
  services: Services,
  scope: PlanScope,
  body: DeclareIncidentInput,
  teams: readonly number[],
  { location, site }: PlanContent,
): Promise<StoredIncident> {
  const { organisationId, planId, userId } = scope;
  return insertIncident(tx, {
    organisationId,
    planId,
    id: await idFor(tx, services, scope, body),
    isExercise: body.isExercise,
    level: body.level,
    whatHappened: body.whatHappened ?? "",
    place: body.place ?? (addressText(location) || location.name),
    escalationMinutes: body.escalationMinutes ?? ESCALATION_MINUTES.usual,
    declaredAt: startedAt(body, services.clock.now()),
    declaredByUserId: userId,
    declaredByUserName: await nameOfUser(tx, userId),
    meetingPoint: meetingPoint({ site }) ?? "",
    activatedTeams: [...teams],
  });
}

/** Begins the log. The incident has no people yet, of whom the person could be marked as present. */
const logDeclaration = (
  tx: Transaction,
  { clock, newId }: Services,
  scope: PlanScope,
  incident: StoredIncident,
  body: DeclareIncidentInput,
) =>
  appendEntries(
    tx,
    keyOf(scope, incident),
    [
      {
        entryId: body.startedOnDevice?.incidentId ?? newId(),
        kind: "declared",
        text: declaration(body),
        authorUserId: scope.userId,
        authorName: incident.declaredByName,
        deviceAt: new Date(incident.declaredAt),
      },
    ],
    clock.now(),
  );

const unitsOf = ({ newId }: Services, content: PlanContent) =>
  content.units.map(({ departmentId, name, rtoDays, isProposed, recovery }) => ({
    unitId: newId(),
    departmentId,
    name,
    rtoDays,
    isRtoProposed: isProposed,
    mtpdDays: content.plan.mtpd?.days ?? null,
    isMtpdProposed: content.plan.mtpd?.isProposed ?? false,
    plannedSite: recovery ? markedName(recoveryText(content, recovery), recovery.isProposed) : "",
  }));

/** Opens the teams of an expired plan, once a year, and informs the owners and the broker. */
async function openExpired(
  tx: Transaction,
  services: Services,
  scope: PlanScope,
  { plan, organisation }: PlanContent,
): Promise<void> {
  if (!scope.isExpired) return;
  const until = addMs(services.clock.now(), OPEN_DAYS * DAY);
  const isOpened = await openTeams(tx, scope, until, addMs(until, -OPEN_EVERY * DAY));
  if (!isOpened) return;
  const { publicUrl } = services.config;
  const people = await ownersAndBroker(tx, scope);
  await enqueueEmails(
    tx,
    services,
    people.map(({ email, userId, firstName }) => ({
      recipient: email,
      userId,
      content: openedPlanEmail({
        firstName,
        planName: plan.name,
        organisationName: organisation.name,
        plan: scope,
        days: OPEN_DAYS,
        publicUrl,
      }),
    })),
  );
}
