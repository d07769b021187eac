import { currencyByCode } from "@holdfast/content/library/currencies";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { updatePlan as endpoint } from "@holdfast/contract/plans/plan-endpoints";
import { isForeignKeyViolation } from "../../platform/database/sql/sql-state";
import { route } from "../../platform/http/route";
import { ProblemError, fieldError } from "../../platform/problem-error";
import { organisationOfBranch } from "../organisations/public";
import { replaceAccountableContacts } from "./accountable-contacts-store";
import { updatePlan as updateRow } from "./changes/plan-changes-store";
import { readPlan } from "./plans-store";

export const updatePlan = route(endpoint, async ({ body, scope }, services) => {
  const { database, clock } = services;
  const { contacts, currency, ...changes } = body;
  if (
    currency !== undefined &&
    currency !== scope.currencyCode &&
    !currencyByCode(currency)?.active
  )
    throw fieldError("currency", "Please select currency.");
  if (changes.branchId !== undefined) {
    const owner = await organisationOfBranch(database.query, changes.branchId);
    if (owner !== scope.organisationId)
      throw fieldError("branchId", "Please select the business location.");
  }
  return database
    .transaction(async (tx) => {
      const now = clock.now();
      const isOtherCurrency = currency !== undefined && currency !== scope.currencyCode;
      // In another currency, every loss value is a different amount.
      const money = isOtherCurrency ? { currencyCode: currency, risksChangedAt: now } : {};
      await updateRow(tx, scope, { ...changes, ...money }, now);
      if (contacts) await replaceAccountableContacts(tx, scope, contacts);
      const plan = await readPlan(tx, services, scope, scope.planId);
      if (!plan) throw new ProblemError(NOT_FOUND);
      return plan;
    })
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error)
        ? fieldError("contacts", "Please select contacts of this organisation.")
        : error;
    });
});
