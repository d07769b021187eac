import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { Refusal } from "../../platform/refusal";
import type { RiskService } from "../../platform/risk-service/risk-service";

/**
 * What the service knows of an industry; nothing where it knows the industry and no more.
 * @throws Refusal 404 where there is no such industry.
 */
export async function readOfIndustry<Known>(
  riskService: RiskService,
  code: string,
  ask: (code: string) => Promise<readonly Known[] | undefined>,
): Promise<Known[]> {
  const known = await ask(code);
  if (known) return [...known];
  const industry = await riskService.findIndustry(code);
  if (!industry) throw new Refusal(NOT_FOUND);
  // An outside service takes an alias for an industry, and for what it knows of it only the code.
  return industry.code === code ? [] : [...((await ask(industry.code)) ?? [])];
}
