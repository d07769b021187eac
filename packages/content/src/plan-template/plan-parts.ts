import { crisisManagement } from "./crisis-management";
import { damageAssessment } from "./damage-assessment";
import { emergencyResponse } from "./emergency-response";
import { humanManagement } from "./human-management";
import { introductionAndContext } from "./introduction-and-context";
import { itRecovery } from "./it-recovery";
import { security } from "./security";
import type { PlanPart } from "./plan-part";

/** Sections A to G in the order they are printed. */
export const planParts: readonly PlanPart[] = [
  introductionAndContext,
  emergencyResponse,
  security,
  humanManagement,
  damageAssessment,
  crisisManagement,
  itRecovery,
];
