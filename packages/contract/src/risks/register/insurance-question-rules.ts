/**
 * Ids of the mitigation strategies named 'Transfer' (specification 4). Library ids never change; a
 * test in apps/api checks this list against the library's names.
 */
export const TRANSFER_STRATEGY_IDS: readonly number[] = [4];

/** Whether the form asks 'insurance yes/no', which it does if one of the chosen strategies is Transfer. */
export const asksAboutInsurance = (mitigationStrategyIds: readonly number[]): boolean =>
  mitigationStrategyIds.some((id) => TRANSFER_STRATEGY_IDS.includes(id));
