import { readAdviser as adviserEndpoint } from "@holdfast/contract/clients/adviser";
import {
  readFirm as endpoint,
  removeFirmLogo as removeLogoEndpoint,
  setFirmLogo as setLogoEndpoint,
  updateFirm as updateEndpoint,
} from "@holdfast/contract/clients/firm-endpoints";
import { CHANGED_MEANWHILE, NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { BrokerageScope } from "../../platform/access/scope";
import { recordEvent } from "../../platform/audit/audit-store";
import type { Queryable } from "../../platform/database/database";
import { removeImage, storeImage } from "../../platform/files/store-image";
import { type Origin, route } from "../../platform/http/route";
import { enforceLimit } from "../../platform/limits/rate-limits";
import { withRecognisedPhone } from "../../platform/phone-number";
import { ProblemError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import {
  lockBrokersOf,
  readFirm as readRow,
  replaceFirmLogo,
  updateFirm as updateRow,
} from "../brokerages/public";
import { LOGO_SIZE, LOGOS_BY_ACCOUNT } from "../organisations/public";
import { readAdviserOf } from "./adviser-store";

async function firmOf(db: Queryable, scope: BrokerageScope) {
  const firm = await readRow(db, scope);
  if (!firm) throw new ProblemError(NOT_FOUND);
  return firm;
}

/** Locks the brokerage. @throws ProblemError 404 for a broker who was removed meanwhile */
async function lockOwn(tx: Queryable, { brokerageId, userId }: BrokerageScope) {
  if (!(await lockBrokersOf(tx, brokerageId, userId))) throw new ProblemError(NOT_FOUND);
}

type Changing = { readonly scope: BrokerageScope; readonly origin: Origin };

const recordChange = (
  tx: Queryable,
  services: Services,
  { scope, origin }: Changing,
  act: string,
) =>
  recordEvent(tx, services, {
    action: `brokerages.${act}`,
    actorUserId: scope.userId,
    brokerageId: scope.brokerageId,
    address: origin.address,
  });

export const readFirm = route(endpoint, ({ scope }, { database }) => firmOf(database.query, scope));

export const updateFirm = route(updateEndpoint, (call, services) => {
  const { body, scope } = call;
  return services.database.transaction(async (tx) => {
    await lockOwn(tx, scope);
    const input = withRecognisedPhone(
      body,
      services.config.defaultCountry,
      await firmOf(tx, scope),
    );
    const isChanged = await updateRow(tx, scope, input, call.ifMatch);
    const row = await firmOf(tx, scope);
    if (!isChanged)
      throw new ProblemError(CHANGED_MEANWHILE, {
        current: { changedByName: null, changedAt: null, row },
      });
    await recordChange(tx, services, call, "firm-changed");
    return row;
  });
});

/** Sets the logo of the cover of clients' reports. */
export const setFirmLogo = route(setLogoEndpoint, async (call, services) => {
  const { scope, upload } = call;
  await enforceLimit(services, LOGOS_BY_ACCOUNT, scope.userId);
  const image = { field: setLogoEndpoint.upload.field, bytes: upload.bytes, size: LOGO_SIZE };
  await storeImage(services, image, async (tx, fileId) => {
    await lockOwn(tx, scope);
    await recordChange(tx, services, call, "firm-logo-set");
    return replaceFirmLogo(tx, scope, fileId);
  });
  return firmOf(services.database.query, scope);
});

/** Removes the logo. Does nothing if there is none. */
export const removeFirmLogo = route(removeLogoEndpoint, (call, services) =>
  removeImage(services, async (tx) => {
    await lockOwn(tx, call.scope);
    const previous = await replaceFirmLogo(tx, call.scope, null);
    if (previous) await recordChange(tx, services, call, "firm-logo-removed");
    return previous;
  }),
);

export const readAdviser = route(adviserEndpoint, ({ scope }, { database }) =>
  readAdviserOf(database.query, scope),
);
