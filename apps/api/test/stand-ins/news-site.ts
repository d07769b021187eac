import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type Network } from "../../src/platform/outbound/fetch-public";
import { isPublicAddress } from "../../src/platform/outbound/public-address";

export const RSS = "application/rss+xml; charset=utf-8";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export type NewsSite = {
  /** Its address by a host name, which resolves to this machine. */
  readonly url: string;
  readonly port: number;
  /** Paths as they arrived. */
  readonly requests: string[];
  /** How the site answers. */
  answer: Handler;
  /** Resolves every name to this machine, which counts as public; every other private address does not. */
  readonly network: Network;
  /** Host names that were resolved. */
  readonly resolved: string[];
  close(): Promise<void>;
};

/** Starts a local HTTP server that simulates a site on the internet. */
export async function newsSite(): Promise<NewsSite> {
  const [requests, resolved]: [string[], string[]] = [[], []];
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    site.answer(request, response);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const site: NewsSite = {
    url: `http://news.example:${port}/feed.xml`,
    port,
    requests,
    resolved,
    answer: (_, response) => response.writeHead(404).end(),
    network: {
      resolve: async (hostname) => {
        resolved.push(hostname);
        return [{ address: /^[\d.:a-f]+$/.test(hostname) ? hostname : "127.0.0.1", family: 4 }];
      },
      isAllowed: (address) => address === "127.0.0.1" || isPublicAddress(address),
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return site;
}

/** Returns a handler that sends a document. */
export const sends =
  (body: string | Buffer, type = RSS): Handler =>
  (_, response) =>
    response.writeHead(200, { "content-type": type }).end(body);
