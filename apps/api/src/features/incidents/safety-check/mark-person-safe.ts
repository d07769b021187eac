import { markPersonSafe as endpoint } from "@holdfast/contract/incidents/safety-check-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { route } from "../../../platform/http/route";
import { ProblemError } from "../../../platform/problem-error";
import { keyOf, ledIncidentOf } from "../find-incident";
import { writeLog } from "../log/record-entry";
import { listSafetyPeople, storeSafetyAnswer } from "./safety-people-store";

/** Someone who is safe already stays as they are, so that a repeated call changes nothing. */
export const markPersonSafe = route(endpoint, ({ body, params, scope }, services) =>
  services.database.transaction(async (tx) => {
    const key = keyOf(scope, params);
    const now = services.clock.now();
    await ledIncidentOf(tx, scope, key);
    const find = async () =>
      (await listSafetyPeople(tx, key)).find(({ personId }) => personId === params.personId);
    const person = await find();
    if (!person) throw new ProblemError(NOT_FOUND);
    if (person.answer === "safe") return person;
    const { organisationId } = key;
    const subject = { organisationId, subjectId: person.personId };
    const { saidBy } = body;
    await storeSafetyAnswer(tx, subject, { answer: "safe", answeredAt: now, saidBy });
    const neededHelp = person.answer === "help" ? ", who needed help," : "";
    await writeLog(tx, services, scope, key, {
      kind: "safety-check",
      text: `${person.name}${neededHelp} was marked as safe. Said by: ${saidBy}`,
    });
    return (await find()) ?? person;
  }),
);
