import { INCIDENT_NOT_ACTIVE } from "@holdfast/contract/incidents/errors";
import { setResponderAnswer as endpoint } from "@holdfast/contract/incidents/incident-endpoints";
import { levelOf } from "@holdfast/contract/incidents/incident-rules";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { emailKeyOf, userById } from "../../accounts/public";
import { storeAnswer } from "../by-link/alert-links-store";
import { answerText } from "../by-link/answer-alert";
import { assertLeader } from "../check-leader";
import { incidentOf, keyOf, readWorkspace } from "../find-incident";
import { writeLog } from "../log/record-entry";
import { escalateIncident } from "./escalate-alerts";
import { listResponders } from "./responders-store";

/** A person sets their own answer, and a leader that of others, such as of someone who called. */
export const setResponderAnswer = route(endpoint, async ({ body, params, scope }, services) => {
  const key = keyOf(scope, params);
  const workspace = await services.database.transaction(async (tx) => {
    const incident = await incidentOf(tx, key);
    const person = (await listResponders(tx, key)).find(
      ({ responderId, alertedAt }) => responderId === params.responderId && alertedAt !== null,
    );
    const user = await userById(tx, scope.userId);
    const isOwn = emailKeyOf(person?.email ?? "") === user?.emailKey;
    if (!isOwn) await assertLeader(tx, scope, levelOf(incident.level));
    if (!person) throw new ProblemError(NOT_FOUND);
    if (incident.status !== "active") throw new ProblemError(INCIDENT_NOT_ACTIVE);
    const changed = await storeAnswer(tx, key, person, body.answer, services.clock.now());
    for (const row of changed)
      await writeLog(tx, services, scope, key, {
        kind: "answered",
        text: `${answerText(person, row, body.answer)}.${isOwn ? "" : " Recorded by a leader."}`,
      });
    if (changed.length > 0) await escalateIncident(tx, services, key);
    return readWorkspace(tx, scope, key, services);
  });
  services.wakeOutbox();
  return workspace;
});
