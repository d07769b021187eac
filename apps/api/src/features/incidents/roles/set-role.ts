import { setIncidentRole as endpoint } from "@holdfast/contract/incidents/handover-endpoints";
import { ROLE_NAMES } from "@holdfast/contract/incidents/incident-words-rules";
import { leadOf, scribeOf } from "@holdfast/contract/incidents/role-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { PlanScope } from "../../../platform/access/scope";
import type { Queryable } from "../../../platform/database/database";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { emailKeyOf, nameOfUser, userById } from "../../accounts/public";
import { responderByEmail, responderById } from "../alerts/responders-store";
import { keyOf, ledIncidentOf, openIncidentOf, readWorkspace } from "../find-incident";
import type { IncidentKey } from "../log/log-store";
import { noteOf, writeLog } from "../log/record-entry";
import { listRoles, storeRole } from "./roles-store";

/** Who may lead hands over Lead; anyone who responds can become the Scribe. */
export const setIncidentRole = route(endpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    const { role, responderId, note } = body;
    const incident =
      role === "lead" ? await ledIncidentOf(tx, scope, key) : await openIncidentOf(tx, key);
    const person = responderId
      ? await responderById(tx, key, responderId)
      : await personOfAccount(tx, scope, key);
    if (!person) throw new ProblemError(NOT_FOUND);
    const roles = await listRoles(tx, key);
    const before = role === "lead" ? leadOf({ ...incident, roles }) : scribeOf({ roles });
    const isSame = before?.responderId === person.responderId && before.name === person.name;
    if (!isSame) {
      await storeRole(tx, key, { role, ...person, since: services.clock.now() });
      const from = before ? `, in place of ${before.name}` : "";
      await writeLog(tx, services, scope, key, {
        kind: "role",
        text: `${ROLE_NAMES[role]}: ${person.name}${from}.${noteOf(note)}`,
      });
    }
    return readWorkspace(tx, scope, key, services);
  }),
);

/** Returns the person of an account as the teams have them, or else by the name of the account. */
async function personOfAccount(db: Queryable, { userId }: PlanScope, key: IncidentKey) {
  const user = await userById(db, userId);
  const responder = user && (await responderByEmail(db, key, emailKeyOf(user.email)));
  return responder ?? { responderId: null, name: await nameOfUser(db, userId) };
}
