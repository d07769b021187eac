import { hundredthsOf } from "../platform/money-rules";
import type { Risk } from "./register/risk";

/** What so many risks cost together in an average year, in hundredths of the currency's unit, exactly. */
export const annualisedTotal = (risks: readonly Pick<Risk, "annualisedValue">[]): bigint =>
  risks.reduce((sum, { annualisedValue }) => sum + hundredthsOf(annualisedValue), 0n);
