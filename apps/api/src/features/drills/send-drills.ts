import { teamTypeById } from "@holdfast/content/library/team-types";
import { DRILL_LINK_DAYS } from "@holdfast/contract/drills/drill";
import { emailLinkUrl } from "@holdfast/contract/platform/email-links";
import { DAY, later } from "../../platform/clock";
import type { Queryable } from "../../platform/database/database";
import { insertMessages } from "../../platform/outbox/outbox-store";
import type { Services } from "../../platform/services";
import { type AnswerLink, createAnswerLink, putAnswerLinks } from "../answer-links/public";
import { drillEmail } from "./drill-email";
import { type DrillFacts, drillQuestion } from "./drill-question-rules";
import { insertDrills, type NewDrill } from "./drills-store";
import { type DueDrill, dueDrills } from "./due-drills-access-store";
import { readDrillFacts } from "./read-drill-facts";

type Means = Pick<Services, "clock" | "database" | "newId" | "random"> & {
  readonly config: Pick<Services["config"], "publicUrl" | "defaultCountry">;
};

/** Teams of one transaction. */
const BATCH = 100;
/** A run stops after this many batches; the next one continues. */
const MAX_BATCHES = 50;

type Asked = {
  readonly drill: NewDrill;
  readonly link: AnswerLink;
  readonly person: Pick<DueDrill, "firstName" | "email" | "organisationName">;
};

/**
 * Sends the monthly question to one member of each team, in plans that run drills. Safe in several processes at
 * once: a team has one question a month. Wake the outbox afterwards.
 */
export async function sendDrills(means: Means): Promise<void> {
  for (let batch = 0; batch < MAX_BATCHES; batch += 1)
    if ((await means.database.transaction((tx) => sendBatch(tx, means))) < BATCH) return;
}

async function sendBatch(tx: Queryable, means: Means): Promise<number> {
  const now = means.clock.now();
  const month = `${now.toISOString().slice(0, 7)}-01`;
  const due = await dueDrills(tx, month, now, BATCH);
  const asked = await withQuestions(tx, means, due, now);
  const stored = await insertDrills(
    tx,
    asked.map(({ drill }) => drill),
    month,
    now,
  );
  const sent = asked.filter(({ drill }) => stored.has(drill.id));
  const links = sent.map(({ drill, link }) => ({ ...drill, subjectId: drill.id, ...link }));
  await putAnswerLinks(tx, "drill", links, later(now, DRILL_LINK_DAYS * DAY));
  const { publicUrl } = means.config;
  await insertMessages(
    tx,
    sent.map(({ drill: { teamTypeId, question }, link: { id, token }, person }) => ({
      id: means.newId(),
      channel: "mail" as const,
      recipient: person.email,
      content: drillEmail({
        firstName: person.firstName,
        organisationName: person.organisationName,
        question,
        teamName: teamNameOf(teamTypeId),
        url: emailLinkUrl(publicUrl, "drill", { id, token }),
        publicUrl,
      }),
    })),
    now,
  );
  return due.length;
}

export const teamNameOf = (teamTypeId: number): string =>
  teamTypeById(teamTypeId)?.displayName ?? "response team";

async function withQuestions(
  tx: Queryable,
  means: Means,
  due: readonly DueDrill[],
  now: Date,
): Promise<Asked[]> {
  const plans = new Map<string, DrillFacts>();
  const asked: Asked[] = [];
  for (const { scope, teamTypeId, contactId, ...person } of due) {
    const facts = plans.get(scope.planId) ?? (await readDrillFacts(tx, means, scope));
    plans.set(scope.planId, facts);
    const question = drillQuestion(
      facts,
      teamTypeId,
      now.getUTCFullYear() * 12 + now.getUTCMonth(),
    );
    if (!question) continue;
    const { organisationId, planId } = scope;
    const drill = { ...question, id: means.newId(), organisationId, planId, teamTypeId, contactId };
    asked.push({ drill, link: createAnswerLink(means), person });
  }
  return asked;
}
