import { levelOf, teamsOfLevel } from "@holdfast/contract/incidents/incident-rules";
import {
  type DeclareIncidentInput,
  ESCALATION_MINUTES,
  OPEN_DAYS,
} from "@holdfast/contract/incidents/incident";
import { declareIncident as endpoint } from "@holdfast/contract/incidents/incident-endpoints";
import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import type { PlanDocument } from "@holdfast/contract/printing/plan-document";
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
import { gatherPlanDocument } from "../printing/public";
import { activateTeams } from "./alerts/activate-teams";
import { openedPlanEmail } from "./alerts/alert-email";
import { DECLARATIONS_BY_ORGANISATION, REHEARSALS_BY_ORGANISATION } from "./incident-limits";
import { readWorkspace } from "./find-incident";
import { insertIncident } from "./incidents-store";
import type { IncidentKey } from "./log/log-store";
import { ownersAndBroker } from "./alerts/people-to-tell-store";
import { insertUnits } from "./units-store";
import { assertLeader } from "./check-leader";
import { writeLog } from "./log/record-entry";

/** Days between two openings of an expired plan's teams. */
const OPEN_EVERY = 365;

export const declareIncident = route(
  endpoint,
  {
    before: ({ scope, body }, services) =>
      enforceLimit(
        services,
        body.isExercise ? REHEARSALS_BY_ORGANISATION : DECLARATIONS_BY_ORGANISATION,
        scope.organisationId,
      ),
  },
  async ({ body, scope, origin }, services) => {
    const now = services.clock.now();
    const document = await gatherPlanDocument(services, scope, dateOf(now), {});
    const incident = await services.database.transaction(async (tx) => {
      const level = levelOf(body.level);
      await assertLeader(tx, scope, level);
      if (body.isExercise) await assertPlanListNotFull(tx, services, "rehearsals", scope);
      const key = await storeIncident(tx, services, scope, body, document);
      await writeLog(tx, services, scope, key, {
        kind: "declared",
        text: declaration(body),
      });
      await insertUnits(tx, key, unitsOf(services, document));
      const teams = body.teamTypeIds ?? teamsOfLevel(level);
      await activateTeams(tx, services, scope, key, teams, document);
      if (!body.isExercise) await openExpired(tx, services, scope, document, now);
      await recordEvent(tx, services, {
        action: "plans.incident-declared",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        subject: scope.planId,
        detail: { name: document.plan.name, level, isExercise: body.isExercise },
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
  document: PlanDocument,
): Promise<IncidentKey> {
  const { organisationId, planId, userId } = scope;
  const { address, name } = document.plan.location;
  const id = services.newId();
  await insertIncident(tx, {
    organisationId,
    planId,
    id,
    isExercise: body.isExercise,
    level: body.level,
    whatHappened: body.whatHappened ?? "",
    place: body.place ?? (address || name),
    escalationMinutes: body.escalationMinutes ?? ESCALATION_MINUTES.usual,
    declaredAt: services.clock.now(),
    declaredByUserId: userId,
    declaredByUserName: await nameOfUser(tx, userId),
  });
  return { organisationId, planId, incidentId: id };
}

const declaration = ({ isExercise, level, whatHappened }: DeclareIncidentInput) =>
  `${isExercise ? "EXERCISE: level" : "Level"} ${level} declared${whatHappened ? `: ${whatHappened}` : "."}`;

function unitsOf(
  { newId }: Services,
  { supportingUnits, recoveryStrategies, mtpdDays, isMtpdProposed = false }: PlanDocument,
) {
  const sites = new Map(recoveryStrategies.map(({ unit, location }) => [unit, location]));
  return supportingUnits.map(({ name, rtoDays, isProposed = false }) => ({
    unitId: newId(),
    name,
    rtoDays,
    isRtoProposed: isProposed,
    mtpdDays,
    isMtpdProposed,
    plannedSite: sites.get(name) ?? "",
  }));
}

/** Opens the teams of an expired plan, once a year, and informs the owners and the broker. */
async function openExpired(
  tx: Transaction,
  services: Services,
  scope: PlanScope,
  document: PlanDocument,
  now: Date,
): Promise<void> {
  if (!scope.isExpired) return;
  const until = addMs(now, OPEN_DAYS * DAY);
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
        planName: document.plan.name,
        organisationName: document.business.name,
        plan: scope,
        days: OPEN_DAYS,
        publicUrl,
      }),
    })),
  );
}
