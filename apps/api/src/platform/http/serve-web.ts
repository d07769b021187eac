import { readFile } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { SiteFacts } from "@holdfast/contract/public-site/site-facts";
import { SITE_FACTS_ELEMENT } from "@holdfast/contract/public-site/site-facts-element";
import {
  VIDEO_ADDRESSES_ELEMENT,
  type VideoAddresses,
} from "@holdfast/contract/public-site/video-addresses";
import type { FastifyInstance, FastifyReply } from "fastify";
import { ProblemError } from "../problem-error";

type InstallationFacts = {
  readonly site?: SiteFacts | undefined;
  readonly videos?: VideoAddresses;
};

/** Serves the built web app: hashed assets cached for a year, the page itself for every other URL. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  { site, videos = {} }: InstallationFacts = {},
): Promise<void> {
  const hasVideos = Object.values(videos).some((address) => address !== undefined);
  const built = await readFile(path.join(folder, "index.html"), "utf8");
  const page = withData(
    withData(built, SITE_FACTS_ELEMENT, site),
    VIDEO_ADDRESSES_ELEMENT,
    hasVideos ? videos : undefined,
  );
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: true,
    preCompressed: true,
    setHeaders(reply, file) {
      const isHashed = file.includes(`${path.sep}assets${path.sep}`);
      void reply.header(
        "cache-control",
        isHashed ? "public, max-age=31536000, immutable" : "no-cache",
      );
    },
  });
  app.get("/", (_request, reply) => sendPage(reply, page));
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === "GET" || request.method === "HEAD") &&
      !NO_PAGE.test(request.url.split("?")[0] ?? "");
    if (!isPage) throw new ProblemError(NOT_FOUND);
    return sendPage(reply, page);
  });
}

/** Paths that never return the page. */
const NO_PAGE = /^\/(v1|assets|dev|health)(\/|$)/;
/** Empty, `.` and `..` segments, backslashes and NUL, which the static file server refuses. */
const NO_FILE = /\/\/|\\|(?:^|\/)\.{1,2}(?:\/|$)/;

function canBeLookedFor(address: string): boolean {
  try {
    const file = decodeURIComponent(address);
    return !NO_FILE.test(file) && !file.includes("\u0000");
  } catch {
    // It is not valid UTF-8.
    return false;
  }
}

/**
 * Returns the URL to serve for a request: the page if a browser opened an invalid URL such as /%zz. Its own 404 is
 * clearer to a person than an error in JSON.
 */
export function addressServed({ method, url = "/", headers }: IncomingRequest): string {
  const [address = ""] = url.split("?");
  const isOpened =
    (method === "GET" || method === "HEAD") && headers.accept?.includes("text/html") === true;
  return isOpened && !NO_PAGE.test(address) && !canBeLookedFor(address) ? "/" : url;
}

type IncomingRequest = Pick<IncomingMessage, "method" | "url" | "headers">;

/** Adds data of the installation to the page, as an element that no browser runs, so that the policy stays strict. */
function withData(page: string, id: string, data: object | undefined): string {
  if (!data) return page;
  const json = JSON.stringify(data).replaceAll("<", "\\u003c");
  return page.replace(
    "</head>",
    () => `<script type="application/json" id="${id}">${json}</script></head>`,
  );
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
