import { HazardIndexEntry, RiskExposure } from "@holdfast/contract/industries/hazard-endpoints";
import { RISK_SERVICE_AWAY } from "@holdfast/contract/industries/errors";
import { Industry } from "@holdfast/contract/industries/industry-endpoints";
import * as z from "zod/mini";
import { SECOND } from "../clock";
import type { RiskServiceAccount } from "../config";
import { Refusal } from "../refusal";
import type { RiskService } from "./risk-service";

/** For one answer (ms). */
const TIME_LIMIT = 10 * SECOND;
/** Of one answer (bytes). */
const MOST_READ = 4 * 1024 * 1024;
/** The version of the protocol that is asked for. */
const ACCEPT = "application/json; version=1";

/**
 * The outside service (specification 'accounts' 7, 'External services'): GET industries with q and pageSize, paged
 * by a Link header with rel next; industries/{alias-or-code}, .../hazard_index, .../significant_exposures/au; an API
 * key header and a versioned accept header. What it answers is checked; whoever redirects is not followed.
 */
export function externalRiskService(
  { url, key }: RiskServiceAccount,
  timeLimit = TIME_LIMIT,
): RiskService {
  const ask = async (path: string): Promise<Response | undefined> => {
    const response = await fetch(`${url}/${path}`, {
      headers: { "api-key": key, accept: ACCEPT },
      redirect: "manual",
      signal: AbortSignal.timeout(timeLimit),
    }).catch((cause: unknown) => {
      throw new Refusal(RISK_SERVICE_AWAY, { cause });
    });
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw away(`It answered ${response.status}.`);
  };

  const read = async <S extends z.ZodMiniType>(
    path: string,
    schema: S,
  ): Promise<z.output<S> | undefined> => {
    const response = await ask(path);
    return response && readAnswer(response, schema);
  };

  const ofIndustry = (aliasOrCode: string, part = "") =>
    `industries/${encodeURIComponent(aliasOrCode)}${part}`;

  return {
    async searchIndustries({ words, page, pageSize }) {
      const query = new URLSearchParams({ q: words, pageSize: `${pageSize}`, page: `${page}` });
      const response = await ask(`industries?${query}`);
      if (!response) return { industries: [], hasNext: false };
      const industries = await readAnswer(response, z.array(Industry));
      return { industries, hasNext: hasNextPage(response) };
    },
    findIndustry: (aliasOrCode) => read(ofIndustry(aliasOrCode), Industry),
    hazardIndex: (aliasOrCode) =>
      read(ofIndustry(aliasOrCode, "/hazard_index"), z.array(HazardIndexEntry)),
    significantExposures: (aliasOrCode) =>
      read(ofIndustry(aliasOrCode, "/significant_exposures/au"), z.array(RiskExposure)),
  };
}

/** RFC 8288: `<address>; rel="next"`, among others. */
const hasNextPage = ({ headers }: Response) =>
  /<[^>]*>\s*;[^,]*\brel="?(?:[^",]* )?next\b/i.test(headers.get("link") ?? "");

async function readAnswer<S extends z.ZodMiniType>(
  response: Response,
  schema: S,
): Promise<z.output<S>> {
  const parsed = schema.safeParse(jsonOf(await bodyOf(response)));
  if (parsed.success) return parsed.data;
  throw away(`Its answer is not as agreed at ${parsed.error.issues[0]?.path.join(".")}.`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw away("Its answer is no JSON.");
  }
}

async function bodyOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of body ?? []) {
      parts.push(part);
      length += part.length;
      if (length > MOST_READ) throw away("Its answer is too long.");
    }
  } catch (fault) {
    throw fault instanceof Refusal ? fault : new Refusal(RISK_SERVICE_AWAY, { cause: fault });
  }
  return Buffer.concat(parts).toString("utf8");
}

const away = (why: string) => new Refusal(RISK_SERVICE_AWAY, { cause: new Error(why) });
