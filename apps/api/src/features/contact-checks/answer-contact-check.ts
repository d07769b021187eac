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
import { countWrongLinks } from "../../platform/limits/wrong-links";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import {
  confirmContact,
  lockContact,
  readDetails,
  withFormattedNumbers,
} from "../directory/public";
import { countryAnswerFor, countryFor, nameOfActiveOrganisation } from "../organisations/public";
import { CHECK_LINKS_BY_ADDRESS } from "./contact-check-limits";
import { contactOfLink, storeAnswer } from "./contact-checks-store";
import type { CheckLink } from "./send-requests";

const countLink = countWrongLinks(CHECK_LINKS_BY_ADDRESS, contactOfLink);

/** @throws ProblemError 418 for a wrong, answered, replaced or expired link, and for a deleted contact */
async function contactOf(db: Queryable, link: CheckLink, now: Date) {
  const key = await contactOfLink(db, link, now);
  if (key?.isAnswered) throw new ProblemError(CHECK_ANSWERED);
  const organisationName = key && (await nameOfActiveOrganisation(db, key.organisationId));
  const contact = key && (await readDetails(db, key));
  if (!key || organisationName === undefined || !contact)
    throw new ProblemError(CHECK_LINK_INVALID);
  return { key, organisationName, ...contact };
}

export const readContactCheck = route(
  readEndpoint,
  { before: countLink },
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

const isSame = (one: ContactDetails, other: ContactDetails) =>
  DETAIL_NAMES.every((name) => one[name] === other[name]);

type Answer = CheckLink & { readonly version: number };

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
    const { details, version } = await contactOf(tx, body, now);
    if (version !== body.version) throw new ProblemError(DETAILS_CHANGED);
    const country = await countryFor(services, key, tx);
    const given = corrected && withFormattedNumbers(corrected, country, details);
    const correction = given && !isSame(given, details) ? given : null;
    if (!correction) await confirmContact(tx, key, now);
    if (!(await storeAnswer(tx, body, correction, now))) throw new ProblemError(CHECK_LINK_INVALID);
    await recordEvent(tx, services, {
      action: correction ? "contact-checks.corrected" : "contact-checks.confirmed",
      organisationId: key.organisationId,
      subject: key.contactId,
      address: origin.address,
    });
  });
}

export const confirmContactCheck = route(confirmEndpoint, { before: countLink }, (call, services) =>
  answer(call, services, null),
);

export const correctContactCheck = route(
  correctEndpoint,
  { before: countLink },
  (call, services) => {
    const { id: _id, token: _token, version: _version, ...corrected } = call.body;
    return answer(call, services, corrected);
  },
);
