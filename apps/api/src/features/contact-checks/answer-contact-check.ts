import { DETAIL_NAMES } from "@holdfast/contract/contact-checks/contact-check";
import type { ContactDetails } from "@holdfast/contract/contact-checks/contact-check";
import {
  confirmContactCheck as confirmEndpoint,
  correctContactCheck as correctEndpoint,
  readContactCheck as readEndpoint,
} from "@holdfast/contract/contact-checks/contact-check-link-endpoints";
import {
  CHECK_ANSWERED,
  CHECK_LINK_INVALID,
  DETAILS_CHANGED,
} from "@holdfast/contract/contact-checks/errors";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Queryable } from "../../platform/database/database";
import { type Origin, route } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { type AnswerLink, answerLinksOf } from "../answer-links/public";
import {
  confirmContact,
  lockContact,
  readDetails,
  withFormattedNumbers,
} from "../directory/public";
import { countryAnswerFor, countryFor, nameOfActiveOrganisation } from "../organisations/public";
import { storeAnswer } from "./contact-checks-store";

const links = answerLinksOf("contactCheck", {
  invalid: CHECK_LINK_INVALID,
  answered: CHECK_ANSWERED,
});

/** @throws ProblemError 418 for a wrong, answered, replaced or expired link, and for a deleted contact */
async function contactOf(db: Queryable, link: AnswerLink, now: Date) {
  const subject = await links.findOpen(db, link, now);
  const key = { organisationId: subject.organisationId, contactId: subject.subjectId };
  const organisationName = await nameOfActiveOrganisation(db, key.organisationId);
  const contact = await readDetails(db, key);
  if (organisationName === undefined || !contact) throw new ProblemError(CHECK_LINK_INVALID);
  return { subject, key, organisationName, ...contact };
}

export const readContactCheck = route(
  readEndpoint,
  { before: links.countWrong },
  async ({ body }, services) => {
    const { database, clock } = services;
    const { key, organisationName, details, version } = await contactOf(
      database.query,
      body,
      clock.now(),
    );
    return { organisationName, ...(await countryAnswerFor(services, key)), details, version };
  },
);

const isSame = (a: ContactDetails, b: ContactDetails) =>
  DETAIL_NAMES.every((name) => a[name] === b[name]);

type Answer = AnswerLink & { readonly version: number };

/** Stores an answer once; a correction without a difference is a confirmation. */
async function answer(
  { body, origin }: { readonly body: Answer; readonly origin: Origin },
  services: Services,
  corrected: ContactDetails | null,
): Promise<void> {
  const { database, clock } = services;
  const now = clock.now();
  const { key } = await contactOf(database.query, body, now);
  await database.transaction(async (tx) => {
    await lockContact(tx, key);
    const { subject, details, version } = await contactOf(tx, body, now);
    if (version !== body.version) throw new ProblemError(DETAILS_CHANGED);
    const country = await countryFor(services, key, tx);
    const input = corrected && withFormattedNumbers(corrected, country, details);
    const correction = input && !isSame(input, details) ? input : null;
    if (!correction) await confirmContact(tx, key, now);
    // In the order in which a request is sent: the check, then its link.
    await storeAnswer(tx, subject, correction, now);
    await links.use(tx, body, now);
    await recordEvent(tx, services, {
      action: correction ? "contact-checks.corrected" : "contact-checks.confirmed",
      organisationId: key.organisationId,
      subject: key.contactId,
      address: origin.address,
    });
  });
}

export const confirmContactCheck = route(
  confirmEndpoint,
  { before: links.countWrong },
  (call, services) => answer(call, services, null),
);

export const correctContactCheck = route(
  correctEndpoint,
  { before: links.countWrong },
  (call, services) => {
    const { id: _id, token: _token, version: _version, ...corrected } = call.body;
    return answer(call, services, corrected);
  },
);
