import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import {
  BUSINESS_INTERRUPTION,
  type InsurancePolicy,
} from "@holdfast/contract/risks/insurance/insurance-policy";
import {
  createInsurancePolicy as createEndpoint,
  deleteInsurancePolicy as deleteEndpoint,
  listInsurancePolicies as listEndpoint,
  updateInsurancePolicy as updateEndpoint,
} from "@holdfast/contract/risks/insurance/insurance-policy-endpoints";
import { recordEvent } from "../../../platform/audit/audit-store";
import { route } from "../../../platform/http/route";
import { assertPlanListNotFull } from "../../../platform/limits/row-limits-store";
import { recognisedNumber } from "../../../platform/phone-number";
import { ProblemError } from "../../../platform/problem-error";
import { changeRow } from "../../history/public";
import { countryFor } from "../../organisations/public";
import { touchPlanRisks } from "../../plans/public";
import {
  deleteInsurancePolicy as deleteRow,
  insertInsurancePolicy,
  listInsurancePolicies as listRows,
  readInsurancePolicy,
  updateInsurancePolicy as updateRow,
} from "./insurance-policies-store";

/** Returns the fields as they are stored: the number in international format, a period only where the kind has one. */
const stored = <Input extends Partial<InsurancePolicy>>(
  input: Input,
  country: string,
  before?: InsurancePolicy,
) => ({
  ...input,
  ...(typeof input.claimsPhone === "string" &&
    input.claimsPhone !== before?.claimsPhone && {
      claimsPhone: recognisedNumber(input.claimsPhone, country),
    }),
  ...((input.kind ?? before?.kind) !== BUSINESS_INTERRUPTION && { indemnityMonths: null }),
});

export const listInsurancePolicies = route(listEndpoint, ({ scope }, { database }) =>
  listRows(database.query, scope),
);

export const createInsurancePolicy = route(createEndpoint, ({ body, scope }, services) =>
  services.database.transaction(async (tx) => {
    await touchPlanRisks(tx, scope, services.clock.now());
    await assertPlanListNotFull(tx, services, "insurancePolicies", scope);
    return insertInsurancePolicy(
      tx,
      services,
      scope,
      stored(body, await countryFor(services, scope, tx)),
    );
  }),
);

export const updateInsurancePolicy = route(updateEndpoint, (call, services) => {
  const { body, params, scope } = call;
  const id = params.insurancePolicyId;
  return services.database.transaction(async (tx) => {
    await touchPlanRisks(tx, scope, services.clock.now());
    const country = await countryFor(services, scope, tx);
    return changeRow(tx, services, call, {
      action: "risks.insurance-policy-changed",
      id,
      nameOf: ({ kind }) => kind,
      read: () => readInsurancePolicy(tx, scope, id),
      update: (before) => updateRow(tx, scope, id, stored(body, country, before), call.ifMatch),
    });
  });
});

export const deleteInsurancePolicy = route(
  deleteEndpoint,
  async ({ params, scope, origin }, services) => {
    await services.database.transaction(async (tx) => {
      await touchPlanRisks(tx, scope, services.clock.now());
      if (!(await deleteRow(tx, scope, params.insurancePolicyId)))
        throw new ProblemError(NOT_FOUND);
      await recordEvent(tx, services, {
        action: "risks.insurance-policy-deleted",
        actorUserId: scope.userId,
        organisationId: scope.organisationId,
        subject: params.insurancePolicyId,
        detail: { planId: scope.planId },
        address: origin.address,
      });
    });
  },
);
