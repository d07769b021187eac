import type { FastifyRequest } from "fastify";

/*
 * Headers that proxies, load balancers and content delivery networks add to requests. A browser on this machine sends
 * none of them.
 */

const PREFIXES = ["x-forwarded-", "x-envoy-", "x-amzn-", "x-appengine-", "cf-", "fastly-", "fly-"];
const NAMES = new Set(
  `forwarded forwarded-for x-forwarded via x-real-ip x-client-ip x-cluster-client-ip client-ip
  true-client-ip proxy-client-ip wl-proxy-client-ip x-proxyuser-ip x-remote-ip x-remote-addr
  x-originating-ip x-original-forwarded-for x-original-host x-original-url x-rewrite-url x-azure-clientip
  x-azure-socketip x-azure-fdid x-arr-log-id x-varnish cdn-loop proxy-connection`.split(/\s+/),
);

/** Whether a header of that name, in lower case, shows that a proxy forwarded the request. */
export const isForwardingHeader = (name: string): boolean =>
  NAMES.has(name) || PREFIXES.some((prefix) => name.startsWith(prefix));

/**
 * Whether a request came through a proxy, independently of its apparent address. Browsers speak HTTP/1.1; a proxy that
 * adds no header often speaks 1.0 to the server (nginx by default).
 */
export const isProxied = ({ headers, raw }: FastifyRequest): boolean =>
  raw.httpVersion === "1.0" || Object.keys(headers).some(isForwardingHeader);
