import { countryWords } from "@holdfast/content/countries/country-words";
import { FIRST_PLAN, type NewClient } from "@holdfast/contract/clients/client";
import {
  CLIENT_NOT_ALLOWED,
  createClient as endpoint,
  OWN_CLIENT,
} from "@holdfast/contract/clients/client-endpoints";
import { DEFAULT_CURRENCY } from "@holdfast/contract/plans/plan";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type * as z from "zod/mini";
import type { BrokerageScope } from "../../platform/access/scope";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Transaction } from "../../platform/database/database";
import { storeImage } from "../../platform/files/store-image";
import { type Origin, route } from "../../platform/http/route";
import { enforceLimit, enforceLimits } from "../../platform/limits/rate-limits";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { emailKeyOf, sendInvitation, userById } from "../accounts/public";
import { brokerageFor } from "../brokerages/public";
import { issueQuotaKey } from "../subscriptions/public";
import {
  checkIndustry,
  createManagedOrganisation,
  INVITATIONS_BY_ACCOUNT,
  INVITATIONS_BY_RECIPIENT,
  LOGO_SIZE,
  LOGOS_BY_ACCOUNT,
} from "../organisations/public";
import { makePlan } from "../plans/public";
import { readClient } from "./clients-store";

type Founding = {
  readonly scope: BrokerageScope;
  readonly input: z.infer<typeof NewClient>;
  readonly logoFileId: string | null;
  readonly origin: Origin;
};

/** Creates a client, all or nothing: organisation, Head Office, first plan with a key of the quota, invitation. */
async function foundClient(
  tx: Transaction,
  services: Services,
  { scope, input, logoFileId, origin }: Founding,
) {
  const { brokerageId, userId } = scope;
  const { address } = origin;
  const { userEmail, ...business } = input;
  // First, because it locks the brokerage, and refuses a broker who was removed meanwhile.
  const { key } = await issueQuotaKey(tx, services, { scope, address }).catch(rethrowAsNotAllowed);
  const organisation = { ...business, registrationNumber: null, governance: null };
  const created = await createManagedOrganisation(tx, services, {
    input: { ...organisation, additionalAddressInformation: null },
    broker: scope,
    logoFileId,
  });
  const { organisationId } = created.scope;
  await recordEvent(tx, services, {
    action: "organisations.created",
    actorUserId: userId,
    organisationId,
    brokerageId,
    address,
  });
  await makePlan(tx, services, {
    scope: created.scope,
    input: {
      name: FIRST_PLAN,
      branchId: created.headOfficeId,
      key,
      currency: countryWords(input.country)?.currency ?? DEFAULT_CURRENCY,
      contacts: [],
    },
    event: { action: "plans.created", address },
  });
  const invitationId = await sendInvitation(tx, services, {
    email: userEmail,
    to: { organisationId, role: "owner" },
    place: input.name,
    addedByUserId: userId,
  });
  await recordEvent(tx, services, {
    action: "organisations.member-invited",
    actorUserId: userId,
    organisationId,
    subject: invitationId,
    detail: { role: "owner" },
    address,
  });
  const client = await readClient(tx, scope, services.clock.now(), organisationId);
  if (!client) throw new Error("The new client was not found.");
  return client;
}

const rethrowAsNotAllowed = (error: unknown) => {
  throw error instanceof ProblemError && error.definition.code === NOT_FOUND.code
    ? new ProblemError(CLIENT_NOT_ALLOWED)
    : error;
};

export const createClient = route(
  endpoint,
  {
    before: async ({ body, session }, services) => {
      await enforceLimits(services, [
        [INVITATIONS_BY_ACCOUNT, session.userId],
        [INVITATIONS_BY_RECIPIENT, emailKeyOf(body.userEmail)],
      ]);
      await checkIndustry(services, body.industryCode);
    },
  },
  async ({ body: input, params, session, upload, origin }, services) => {
    const { database } = services;
    const scope = await brokerageFor(database.query, session, params.brokerageId);
    if (!scope) throw new ProblemError(CLIENT_NOT_ALLOWED);
    const own = await userById(database.query, session.userId);
    if (own?.emailKey === emailKeyOf(input.userEmail)) throw new ProblemError(OWN_CLIENT);
    let client: Awaited<ReturnType<typeof foundClient>> | undefined;
    const founding = async (tx: Transaction, logoFileId: string | null) => {
      client = await foundClient(tx, services, { scope, input, logoFileId, origin });
      return null;
    };
    if (upload?.bytes) {
      await enforceLimit(services, LOGOS_BY_ACCOUNT, session.userId);
      const image = { field: endpoint.upload.field, bytes: upload.bytes, size: LOGO_SIZE };
      await storeImage(services, image, founding);
    } else await database.transaction((tx) => founding(tx, null));
    services.wakeOutbox();
    if (!client) throw new Error("The client was not created.");
    return client;
  },
);
