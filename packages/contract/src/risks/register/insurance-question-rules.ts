/**
 * Ids of the mitigation strategies named 'Transfer' (specification 4). Ids of the library never
 * change; a test on the API floor holds this list against the library's names.
 */
export const TRANSFER_STRATEGY_IDS: readonly number[] = [4];

/** Whether the form asks 'insurance yes/no': one of the chosen strategies passes the loss on. */
export const asksAboutInsurance = (mitigationStrategyIds: readonly number[]): boolean =>
  mitigationStrategyIds.some((id) => TRANSFER_STRATEGY_IDS.includes(id));
