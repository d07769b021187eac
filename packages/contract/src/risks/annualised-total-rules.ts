import { hundredthsOf } from "../platform/money-rules";
import type { Risk } from "./register/risk";

/** Returns what the risks cost together in an average year, as exact hundredths of the currency's unit. */
export const annualisedTotal = (risks: readonly Pick<Risk, "annualisedValue">[]): bigint =>
  risks.reduce((sum, { annualisedValue }) => sum + hundredthsOf(annualisedValue), 0n);
