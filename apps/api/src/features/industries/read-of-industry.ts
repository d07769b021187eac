import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { ProblemError } from "../../platform/problem-error";
import type { RiskService } from "../../platform/risk-service/risk-service";

/**
 * Returns what the service knows about an industry; empty if it knows the industry but has no such data.
 * @throws ProblemError 404 if there is no such industry.
 */
export async function readIndustryData<Known>(
  riskService: RiskService,
  code: string,
  read: (code: string) => Promise<readonly Known[] | undefined>,
): Promise<Known[]> {
  const known = await read(code);
  if (known) return [...known];
  const industry = await riskService.findIndustry(code);
  if (!industry) throw new ProblemError(NOT_FOUND);
  // An external service accepts an alias when finding an industry, but only the code when reading about it.
  return industry.code === code ? [] : [...((await read(industry.code)) ?? [])];
}
