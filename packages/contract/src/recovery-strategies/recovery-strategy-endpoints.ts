import * as z from "zod/mini";
import { created, defineEndpoint, inPlan, json } from "../platform/endpoint";
import { RECOVERY_STRATEGY_EXISTS } from "./errors";
import {
  CreateRecoveryStrategiesInput,
  RecoveryStrategy,
  UpdateRecoveryStrategiesInput,
} from "./recovery-strategy";

export const listRecoveryStrategies = defineEndpoint({
  name: "listRecoveryStrategies",
  method: "GET",
  path: "/plans/:planId/recovery_strategies",
  summary:
    "Lists the recovery strategies, one entry for each business unit of the plan's location, including those without a strategy.",
  access: inPlan("plan.read"),
  response: json(z.array(RecoveryStrategy)),
});

export const createRecoveryStrategies = defineEndpoint({
  name: "createRecoveryStrategies",
  method: "POST",
  path: "/plans/:planId/recovery_strategies/create",
  summary: "Creates recovery strategies, all rows or none; returns the whole table.",
  access: inPlan("plan.change"),
  body: CreateRecoveryStrategiesInput,
  response: created(z.array(RecoveryStrategy)),
  errors: [RECOVERY_STRATEGY_EXISTS],
});

export const updateRecoveryStrategies = defineEndpoint({
  name: "updateRecoveryStrategies",
  method: "POST",
  path: "/plans/:planId/recovery_strategies/update",
  summary: "Updates recovery strategies, all rows or none; returns the whole table.",
  access: inPlan("plan.change"),
  body: UpdateRecoveryStrategiesInput,
  response: json(z.array(RecoveryStrategy)),
});
