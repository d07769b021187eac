import type { Queryable } from "../../platform/database/database";
import type { Services } from "../../platform/services";
import { insertQuotaEntries } from "./quota-store";

/** Adds to the quota of a brokerage, for the operator and the demo. */
export async function addQuota(
  tx: Queryable,
  { newId, clock }: Pick<Services, "newId" | "clock">,
  brokerageId: string,
  quantity: number,
): Promise<void> {
  if (quantity === 0) return;
  const entry = {
    id: newId(),
    brokerageId,
    kind: "grant",
    quantity,
    createdAt: clock.now(),
  } as const;
  await insertQuotaEntries(tx, [entry]);
}
