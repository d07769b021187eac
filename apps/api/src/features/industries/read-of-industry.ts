import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { ProblemError } from "../../platform/problem-error";
import type { RiskService } from "../../platform/risk-service/risk-service";

/**
 * Returns what the service knows about an industry; empty if it knows the industry but has no such data, undefined if
 * there is no such industry.
 */
export async function findIndustryData<Known>(
  riskService: RiskService,
  code: string,
  read: (code: string) => Promise<readonly Known[] | undefined>,
): Promise<Known[] | undefined> {
  const known = await read(code);
  if (known) return [...known];
  const industry = await riskService.findIndustry(code);
  if (!industry) return undefined;
  // An external service accepts an alias when finding an industry, but only the code when reading about it.
  return industry.code === code ? [] : [...((await read(industry.code)) ?? [])];
}

/** @throws ProblemError 404 if there is no such industry */
export async function readIndustryData<Known>(
  ...industry: Parameters<typeof findIndustryData<Known>>
): Promise<Known[]> {
  const known = await findIndustryData(...industry);
  if (!known) throw new ProblemError(NOT_FOUND);
  return known;
}
