import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { RiskServiceAccount } from "../../src/platform/outside-services";

/** A response to send instead; `"silence"` keeps the connection open without a response. */
export type RiskAnswer = { readonly status: number; readonly body: string } | "silence";

export type RiskServiceStandIn = {
  readonly account: RiskServiceAccount;
  /** Paths with their queries, as they arrived. */
  readonly requests: string[];
  /** Responses to the next requests, in order; later ones come from its own data. */
  readonly answers: RiskAnswer[];
  close(): Promise<void>;
};

const KEY = "a-key-of-the-risk-service";

/** Industry: alias, code, name (specification 'plan-workspace' 3). Nothing else. */
export const SERVICE_INDUSTRIES = [
  { alias: "cafes-and-restaurants", code: "4511", name: "Cafes and Restaurants" },
  { alias: "takeaway-food-services", code: "4512", name: "Takeaway Food Services" },
  { alias: "catering-services", code: "4513", name: "Catering Services" },
  { alias: "pubs-taverns-and-bars", code: "4520", name: "Pubs, Taverns and Bars" },
  { alias: "clubs-hospitality", code: "4530", name: "Clubs (Hospitality)" },
] as const;
/** Hazard index entry: category name, rating 0-100, comment (HTML). */
export const SERVICE_HAZARDS = [
  { categoryName: "Fire & Property Damage", rating: 72, comment: "<p>Kitchens burn.</p>" },
  { categoryName: "Product Recall / Product Contamination", rating: 0, comment: "" },
] as const;
/** Risk exposure: id, name. */
export const SERVICE_EXPOSURES = [{ id: 1, name: "Building fire" }] as const;

/** Fields that a later version of the service may add. */
const FURTHER = { id: 77, division: "H", links: { self: "/v1" }, tags: ["food"], updated: null };

/**
 * Starts a local HTTP server made from the specification's text alone, not from our schemas ('accounts' 7, 'External
 * services'; 'plan-workspace' 3 and 7): the api-key header, a versioned accept header, GET industries with q and
 * pageSize, paged by a Link header with rel next. Its links contain a cursor, because the specification has no page
 * number.
 * @param options.withFurtherFields every object has fields that the specification does not name
 */
export async function riskServiceStandIn(
  options: { readonly withFurtherFields?: boolean } = {},
): Promise<RiskServiceStandIn> {
  const requests: string[] = [];
  const answers: RiskAnswer[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "/");
    const answer = answers.shift();
    if (answer === "silence") return;
    send(response, answer ?? answerTo(request, options.withFurtherFields === true));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    account: { url: `http://127.0.0.1:${port}/v1`, key: KEY },
    requests,
    answers,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

type Answer = { readonly status: number; readonly body: string; readonly link?: string };

function send(response: ServerResponse, { status, body, link }: Answer) {
  response.writeHead(status, { "content-type": "application/json", ...(link ? { link } : {}) });
  response.end(body);
}

function answerTo({ headers, url = "/" }: IncomingMessage, isExtended: boolean): Answer {
  if (headers["api-key"] !== KEY) return { status: 401, body: "{}" };
  if (!/version=\d|\.v\d/.test(headers.accept ?? "")) return { status: 406, body: "{}" };
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const found =
    pathname === "/v1/industries" ? pageFor(searchParams) : { rows: rowsAt(pathname), link: {} };
  if (found.rows === undefined) return { status: 404, body: "{}" };
  const extend = (row: object) => (isExtended ? { ...FURTHER, ...row } : row);
  const body = Array.isArray(found.rows) ? found.rows.map(extend) : extend(found.rows);
  return { status: 200, body: JSON.stringify(body), ...found.link };
}

function pageFor(query: URLSearchParams) {
  const [words = "", size, start] = query.has("cursor")
    ? (JSON.parse(atob(query.get("cursor") ?? "")) as [string, number, number])
    : [query.get("q") ?? "", Number(query.get("pageSize") ?? 100), 0];
  const found = SERVICE_INDUSTRIES.filter(({ name }) =>
    name.toLowerCase().includes(words.toLowerCase()),
  );
  const end = start + size;
  const cursor = encodeURIComponent(btoa(JSON.stringify([words, size, end])));
  const next = `<https://elsewhere.example/v1/industries?cursor=${cursor}>; rel="next"`;
  return {
    rows: found.slice(start, end),
    link: end < found.length ? { link: `</v1/industries>; rel="first", ${next}` } : {},
  };
}

function rowsAt(pathname: string): object | undefined {
  const [, name = "", part = ""] = /^\/v1\/industries\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  const requested = decodeURIComponent(name);
  const industry = SERVICE_INDUSTRIES.find(
    ({ alias, code }) => alias === requested || code === requested,
  );
  if (part === "") return industry;
  // Only these two may be looked up by code.
  if (industry?.code !== requested) return undefined;
  if (part === "/hazard_index") return [...SERVICE_HAZARDS];
  return part === "/significant_exposures/au" ? [...SERVICE_EXPOSURES] : undefined;
}
