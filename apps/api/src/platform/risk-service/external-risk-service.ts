import { RISK_SERVICE_UNAVAILABLE } from "@holdfast/contract/industries/errors";
import type { Industry } from "@holdfast/contract/industries/industry-endpoints";
import type * as z from "zod/mini";
import { SECOND } from "../clock";
import type { RiskServiceAccount } from "../outside-services";
import { ProblemError } from "../problem-error";
import type { IndustryPage, IndustrySearch, RiskService } from "./risk-service";
import {
  exposuresResponse,
  hazardIndexResponse,
  industriesResponse,
  industryResponse,
} from "./risk-service-responses";

/** For one response (ms). */
const TIME_LIMIT = 10 * SECOND;
/** Of one response (bytes). */
const MAX_READ = 4 * 1024 * 1024;
/** The requested version of the protocol. */
const ACCEPT = "application/json; version=1";
/** How many links to further pages are remembered, and how many are followed for one page. */
const MAX_LINKS = 1_000;
const MAX_FOLLOWED = 20;

/**
 * The external service (specification 'accounts' 7, 'External services'): GET industries with q and pageSize, paged by
 * a Link header with rel next; industries/{alias-or-code}, .../hazard_index, .../significant_exposures/au; an API key
 * header and a versioned accept header. Responses are validated. Redirects are not followed, and only the query of a
 * link is used, so the key is sent to the configured address alone.
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
      throw new ProblemError(RISK_SERVICE_UNAVAILABLE, { cause });
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
    return response && readResponse(response, schema);
  };

  const ofIndustry = (aliasOrCode: string, part = "") =>
    `industries/${encodeURIComponent(aliasOrCode)}${part}`;

  /** The query of each further page that a response linked to. */
  const links = new Map<string, string>();

  const readPage = async (search: IndustrySearch, query: string) => {
    const response = await ask(`industries?${query}`);
    const industries = response ? await readResponse(response, industriesResponse) : [];
    const linked = response && nextQuery(response);
    const next = linked === query ? undefined : linked;
    if (links.size >= MAX_LINKS) links.clear();
    if (next !== undefined) links.set(nameOf(search, search.page + 1), next);
    return { industries, next };
  };

  /** Starts from the first page: the service has no page numbers, and page 3 is what page 2 links to. */
  const followLinks = async (search: IndustrySearch): Promise<IndustryPage> => {
    const { words, pageSize, page } = search;
    let next: string | undefined = `${new URLSearchParams({ q: words, pageSize: `${pageSize}` })}`;
    for (let at = 1; at < page && next !== undefined; at += 1)
      next = at > MAX_FOLLOWED ? undefined : (await readPage({ ...search, page: at }, next)).next;
    return next === undefined
      ? { industries: [], hasNext: false }
      : pageOf(await readPage(search, next));
  };

  const searchIndustries = async (search: IndustrySearch): Promise<IndustryPage> => {
    const known = links.get(nameOf(search, search.page));
    if (known === undefined) return followLinks(search);
    // An expired link is refused; follow the links from the first page again.
    return readPage(search, known).then(pageOf, () => followLinks(search));
  };

  return {
    searchIndustries,
    findIndustry: (aliasOrCode) => read(ofIndustry(aliasOrCode), industryResponse),
    hazardIndex: (aliasOrCode) =>
      read(ofIndustry(aliasOrCode, "/hazard_index"), hazardIndexResponse),
    significantExposures: (aliasOrCode) =>
      read(ofIndustry(aliasOrCode, "/significant_exposures/au"), exposuresResponse),
  };
}

const pageOf = (page: {
  readonly industries: readonly Industry[];
  readonly next: string | undefined;
}): IndustryPage => ({ industries: page.industries, hasNext: page.next !== undefined });

const nameOf = ({ words, pageSize }: IndustrySearch, page: number) =>
  JSON.stringify([words, pageSize, page]);

/** Returns the query of the URL with `rel="next"` in a Link header (RFC 8288), if there is one. */
function nextQuery({ headers }: Response): string | undefined {
  const [, address] =
    /<([^>]*)>\s*;[^,]*\brel="?(?:[^",]* )?next\b/i.exec(headers.get("link") ?? "") ?? [];
  return address?.split("#")[0]?.split("?").slice(1).join("?");
}

async function readResponse<S extends z.ZodMiniType>(
  response: Response,
  schema: S,
): Promise<z.output<S>> {
  const parsed = schema.safeParse(jsonOf(await bodyOf(response)));
  if (parsed.success) return parsed.data;
  throw away(`Its response is invalid at ${parsed.error.issues[0]?.path.join(".")}.`);
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw away("Its response is not JSON.");
  }
}

async function bodyOf({ body }: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const part of body ?? []) {
      parts.push(part);
      length += part.length;
      if (length > MAX_READ) throw away("Its response is too large.");
    }
  } catch (fault) {
    throw fault instanceof ProblemError
      ? fault
      : new ProblemError(RISK_SERVICE_UNAVAILABLE, { cause: fault });
  }
  return Buffer.concat(parts).toString("utf8");
}

const away = (why: string) => new ProblemError(RISK_SERVICE_UNAVAILABLE, { cause: new Error(why) });
