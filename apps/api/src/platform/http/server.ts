import type { Socket } from "node:net";
import type { SiteFacts } from "@holdfast/contract/public-site/site-facts";
import multipart from "@fastify/multipart";
import { DATABASE_UNAVAILABLE, NOT_FOUND } from "@holdfast/contract/platform/errors";
import Fastify, { type FastifyInstance, type FastifyRequest, LogController } from "fastify";
import type { ScopeResolvers } from "../access/authorize";
import type { WriteChecks } from "../access/write-guard";
import { hasMailboxPage } from "../local-installation";
import { concurrencyLimiter } from "../limits/concurrency-limiter";
import { writeRates } from "../limits/write-rates";
import type { Timeouts } from "../timeouts";
import { ProblemError, UNREADABLE } from "../problem-error";
import type { Services } from "../services";
import { addApiDocument } from "./pages/api-document-page";
import type { EndpointGroup } from "./pages/api-document";
import { addRoute } from "./add-route";
import { BODY_BYTES, RECEIVED_BYTES } from "./requests/body-limits";
import { compressJson } from "./responses/compress-json";
import { isProxied } from "./requests/forwarding-headers";
import { sendError, sendUnreadable } from "./problem";
import { readBoundedJson } from "./requests/read-json";
import { FORM_LIMITS } from "./requests/read-upload";
import type { Route } from "./route";
import { securityHeaders } from "./pages/security-headers";
import { addressServed, serveWeb } from "./pages/serve-web";

export type AppParts = {
  readonly services: Services;
  readonly routes: readonly Route[];
  readonly resolvers: ScopeResolvers & WriteChecks;
  /** The endpoints of /v1/openapi.json and /v1/docs; absent: both are not served. */
  readonly documented?: readonly EndpointGroup[];
  /** The built web app's folder; absent in API tests. */
  readonly webFolder?: string;
  /** Who runs the installation, for its pages. */
  readonly site?: SiteFacts;
  /** Pages of the platform, such as /dev/mailbox. */
  readonly pages?: (app: FastifyInstance) => void;
};

/** Creates the HTTP server of the app, not yet listening. */
export async function createServer(parts: AppParts): Promise<FastifyInstance> {
  const { services, routes, resolvers } = parts;
  const app = Fastify({
    loggerInstance: services.log,
    bodyLimit: BODY_BYTES.signedIn,
    ...timeoutOptions(services.config.timeouts),
    trustProxy: trustOwnProxies(services.config.proxies),
    // No line per request: URLs contain ids, and the audit trail records what matters.
    logController: new LogController({ disableRequestLogging: true }),
    // Requests in flight finish on close; idle connections are closed at once.
    forceCloseConnections: "idle",
    frameworkErrors: sendUnreadable,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    ...(parts.webFolder ? { rewriteUrl: addressServed } : {}),
  });
  app.setErrorHandler(sendError);
  readBoundedJson(app);
  const headers = securityHeaders(services.config.publicUrl.startsWith("https:"), {
    videos: services.config.videos,
    usesStripe: services.config.payment?.provider === "stripe",
  });
  app.addHook("onRequest", (request, reply, done) => {
    void reply.headers(headers);
    done(hasSeveralHosts(request) ? new ProblemError(UNREADABLE) : undefined);
  });
  warnOfProxies(app, services);
  await app.register(multipart, { limits: FORM_LIMITS });
  closeConnectionsOnStop(app);
  compressJson(app);
  app.decorateRequest("caller");
  app.decorateRequest(RECEIVED_BYTES, 0);
  const { clock, config } = services;
  const shared = {
    services,
    resolvers,
    writes: writeRates(clock, config.userLimits),
    inSlot: concurrencyLimiter(config.callLimit),
  };
  await app.register(async (api) => {
    for (const route of routes) addRoute(api, route, shared);
  });
  const ping = oneAtATime(() => services.database.ping());
  app.get("/health", async (_request, reply) => {
    await ping().catch((cause: unknown) => {
      throw new ProblemError(DATABASE_UNAVAILABLE, { cause, retryAfter: 2 });
    });
    return reply.header("cache-control", "no-store").send({ status: "ok" });
  });
  if (parts.documented) addApiDocument(app, parts.documented);
  parts.pages?.(app);
  if (parts.webFolder)
    await serveWeb(app, parts.webFolder, {
      publicUrl: services.config.publicUrl,
      videos: services.config.videos,
      site: parts.site,
    });
  else
    app.setNotFoundHandler(() => {
      throw new ProblemError(NOT_FOUND);
    });
  return app;
}

/** RFC 9112, 3.2: a proxy may use a different Host header than we do. Node silently uses the first. */
const hasSeveralHosts = ({ raw }: FastifyRequest) =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host").length > 1;

/** Anyone may call this, and it must not wait in a queue: concurrent calls share one query. */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let underWay: Promise<void> | undefined;
  return () =>
    (underWay ??= work().finally(() => {
      underWay = undefined;
    }));
}

/** How often connections are checked: a request that is too slow ends at most this much later (ms). */
const MAX_CHECK_INTERVAL = 5_000;

/** A slow or silent client loses its connection; requests that have arrived completely are not cut off. */
const timeoutOptions = ({ headers, request, silence, keepAlive }: Timeouts) => ({
  requestTimeout: request,
  connectionTimeout: silence,
  keepAliveTimeout: keepAlive,
  http: {
    headersTimeout: headers,
    requestTimeout: request,
    connectionsCheckingInterval: Math.min(MAX_CHECK_INTERVAL, headers / 2),
  },
});

/** Trusts that many hops, counted from the server. Earlier entries of X-Forwarded-For come from the caller. */
const trustOwnProxies = (proxies: number) =>
  proxies > 0 && ((_address: string, hop: number) => hop < proxies);

/** Logs one warning for each setting that does not suit a proxy in front, without addresses. */
function warnOfProxies(app: FastifyInstance, { config, log }: Services): void {
  const warnings = new Map<string, (request: FastifyRequest) => boolean>();
  if (config.proxies === 0)
    warnings.set(
      "A request has the header X-Forwarded-For, but BEHIND_PROXY is not set. If Holdfast runs behind a proxy, set BEHIND_PROXY=yes, or the number of proxies. Until then everyone who connects through it counts as one address and shares its limits.",
      ({ headers }) => headers["x-forwarded-for"] !== undefined,
    );
  if (config.demo || hasMailboxPage(config))
    warnings.set(
      "A request came through a proxy, but this installation is set up for use on this machine only. Requests through a proxy cannot open /dev/mailbox or log in to the demo accounts. Before other people use it, set PUBLIC_URL, SMTP_URL and HOLDFAST_DEMO=off.",
      isProxied,
    );
  app.addHook("onRequest", (request, _reply, done) => {
    for (const [message, applies] of warnings)
      if (applies(request)) {
        warnings.delete(message);
        log.warn(message);
      }
    done();
  });
}

/**
 * Responses during the stop close their connection; kept alive, it would delay the stop. So would a connection that has
 * not sent any data, such as a browser's preconnect, because Node does not consider it idle.
 */
function closeConnectionsOnStop(app: FastifyInstance): void {
  let isStopping = false;
  const sockets = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("preClose", (done) => {
    isStopping = true;
    // Lets Node read data that has already arrived.
    setImmediate(() => {
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
      done();
    });
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isStopping) void reply.header("connection", "close");
    done();
  });
}
