import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { RiskServiceAccount } from "../platform/config";
import { embeddedRiskService } from "../platform/risk-service/embedded-risk-service";

/** What it answers instead; `"silence"` keeps the connection open and says nothing. */
export type RiskAnswer = { readonly status: number; readonly body: string } | "silence";

export type RiskServiceStandIn = {
  readonly account: RiskServiceAccount;
  /** Paths with their queries, as they arrived. */
  readonly requests: string[];
  /** Answers to the next requests, in their order; after them it answers of itself. */
  readonly answers: RiskAnswer[];
  close(): Promise<void>;
};

const KEY = "a-key-of-the-risk-service";

/**
 * A local HTTP server that speaks as the outside service does (specification 'accounts' 7, 'External services'),
 * with the embedded data: an API key header, a versioned accept header, pages by a Link header.
 */
export async function riskServiceStandIn(): Promise<RiskServiceStandIn> {
  const requests: string[] = [];
  const answers: RiskAnswer[] = [];
  const server = createServer((request, response) => {
    const { url = "/" } = request;
    requests.push(url);
    const given = answers.shift();
    if (given === "silence") return;
    void send(response, given ?? answerTo(request));
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

async function send(response: ServerResponse, answer: Answer | Promise<Answer>) {
  const { status, body, link } = await answer;
  response.writeHead(status, { "content-type": "application/json", ...(link ? { link } : {}) });
  response.end(body);
}

async function answerTo({ headers, url = "/" }: IncomingMessage) {
  if (headers["api-key"] !== KEY) return { status: 401, body: "{}" };
  if (!/^application\/json; version=1$/.test(headers.accept ?? ""))
    return { status: 406, body: "{}" };
  const { pathname, searchParams } = new URL(url, "http://localhost");
  if (pathname === "/v1/industries") return pageFor(searchParams);
  const [, name = "", part = ""] = /^\/v1\/industries\/([^/]+)(\/.*)?$/.exec(pathname) ?? [];
  const answer = await partOf(decodeURIComponent(name), part);
  return answer === undefined
    ? { status: 404, body: "{}" }
    : { status: 200, body: JSON.stringify(answer) };
}

async function pageFor(query: URLSearchParams) {
  const [pageSize, page] = [Number(query.get("pageSize")), Number(query.get("page"))];
  const words = query.get("q") ?? "";
  const { industries, hasNext } = await embeddedRiskService.searchIndustries({
    words,
    pageSize,
    page,
  });
  query.set("page", `${page + 1}`);
  return {
    status: 200,
    body: JSON.stringify(industries),
    ...(hasNext ? { link: `</v1/industries?${query}>; rel="next"` } : {}),
  };
}

const partOf = (name: string, part: string): Promise<unknown> => {
  if (part === "") return embeddedRiskService.findIndustry(name);
  if (part === "/hazard_index") return embeddedRiskService.hazardIndex(name);
  if (part === "/significant_exposures/au") return embeddedRiskService.significantExposures(name);
  return Promise.resolve(undefined);
};
