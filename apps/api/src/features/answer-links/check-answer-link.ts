import type { ErrorDefinition } from "@holdfast/contract/platform/errors";
import type { Queryable } from "../../platform/database/database";
import type { Origin } from "../../platform/http/route";
import { enforceLimit } from "../../platform/limits/rate-limits";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { WRONG_LINKS_BY_ADDRESS } from "./answer-link-limits";
import {
  type AnswerLink,
  findAnswerLink,
  type LinkKind,
  markAnswerLink,
} from "./answer-links-store";

/** What a link leads to. */
export type LinkSubject = { readonly organisationId: string; readonly subjectId: string };

/**
 * Returns the rule of a kind of links, the same for all kinds: reading changes nothing, a link that is used up reports
 * that to its own token only, and only wrong tokens count towards a limit.
 * @param errors `invalid` for a wrong, replaced or expired link; `answered` for one that is used up
 */
export function answerLinksOf(
  kind: LinkKind,
  { invalid, answered = invalid }: { invalid: ErrorDefinition; answered?: ErrorDefinition },
) {
  async function find(db: Queryable, link: AnswerLink, now: Date) {
    const found = await findAnswerLink(db, kind, link);
    const isAnswered = found ? found.answeredAt !== null : false;
    const isExpired = !isAnswered && found?.expiresAt && found.expiresAt <= now;
    if (!found || isExpired) throw new ProblemError(invalid);
    const { organisationId, subjectId } = found;
    return { organisationId, subjectId, isAnswered };
  }

  return {
    /** For a route's `before`: counts a wrong token. A right one is never refused, because thousands may answer from one network. */
    async countWrong(
      { body, origin }: { readonly body: AnswerLink; readonly origin: Pick<Origin, "address"> },
      services: Services,
    ): Promise<void> {
      const found = await findAnswerLink(services.database.query, kind, body);
      if (!found) await enforceLimit(services, WRONG_LINKS_BY_ADDRESS, origin.address);
    },
    /** Returns what a link leads to, answered or not. @throws ProblemError `invalid` */
    find: (db: Queryable, link: AnswerLink, now: Date): Promise<LinkSubject> => find(db, link, now),
    /** The same for a link that can be answered. @throws ProblemError `invalid` or `answered` */
    async findOpen(db: Queryable, link: AnswerLink, now: Date): Promise<LinkSubject> {
      const { isAnswered, ...subject } = await find(db, link, now);
      if (isAnswered) throw new ProblemError(answered);
      return subject;
    },
    /** Uses a link up, in the transaction that stores the answer. @throws ProblemError `invalid` or `answered` */
    async use(tx: Queryable, link: AnswerLink, now: Date): Promise<void> {
      if (await markAnswerLink(tx, kind, link, now)) return;
      throw new ProblemError((await findAnswerLink(tx, kind, link)) ? answered : invalid);
    },
  };
}
