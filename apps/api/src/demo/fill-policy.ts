import { CMT_COMPOSITION_PRESETS } from "@holdfast/content/library/response/cmt-composition-presets";
import { policyStatement } from "@holdfast/contract/policies/policy";
import { createPolicy, savePlanPolicy } from "@holdfast/contract/policies/policy-endpoints";
import type { Plan } from "@holdfast/contract/plans/plan";
import { ACCOUNTABLE } from "./cafe-contacts";
import { CAFE } from "./cafe-places";
import type { Caller } from "./caller";
import type { CafeDirectory } from "./fill-directory";

/** An owner and one or more trusted managers. */
const STATEMENT_ID = 2;

/** Adds the café's policy and the accountable members of its plan. */
export async function fillPolicy(
  call: Caller,
  { organisationId, planId }: Pick<Plan, "organisationId" | "planId">,
  { contactId }: CafeDirectory,
): Promise<void> {
  const preset = CMT_COMPOSITION_PRESETS.find(
    ({ cmtCompositionPresetId }) => cmtCompositionPresetId === STATEMENT_ID,
  );
  if (!preset) throw new Error(`There is no statement ${STATEMENT_ID}.`);
  const contacts = ACCOUNTABLE.map(contactId);
  await call(createPolicy, {
    params: { orgId: organisationId },
    body: { contacts, responsible: policyStatement(preset.value, CAFE.name) },
  });
  await call(savePlanPolicy, { params: { planId }, body: { contacts } });
}
