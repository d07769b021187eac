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
import { ProblemError } from "../../problem-error";
import { addCrawlerFiles, isScreen, PUBLIC_PAGES, withHead } from "./public-pages";
import { withContacts } from "./site-contacts";

type InstallationFacts = {
  /** Without a trailing slash. */
  readonly publicUrl: string;
  readonly site?: SiteFacts | undefined;
  readonly videos?: VideoAddresses;
};

/**
 * Serves the built web app: hashed assets cached for a year, the page itself for every other URL, with 404 if the app has
 * no screen there. Public pages are sent as the build has rendered them; search engines may list these only.
 */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  { publicUrl, site, videos = {} }: InstallationFacts,
): Promise<void> {
  const hasVideos = Object.values(videos).some((address) => address !== undefined);
  const built = await readFile(path.join(folder, "index.html"), "utf8");
  const withFacts = (html: string) =>
    withData(
      withData(html, SITE_FACTS_ELEMENT, site),
      VIDEO_ADDRESSES_ELEMENT,
      hasVideos ? videos : undefined,
    );
  const page = withFacts(built);
  const publicPages = new Map(
    await Promise.all(
      PUBLIC_PAGES.map(async (publicPage) => {
        const rendered = await readFile(
          path.join(folder, "prerendered", fileOf(publicPage.path)),
          "utf8",
        );
        const page = withContacts(withFacts(withHead(rendered, publicPage, publicUrl)), site);
        return [publicPage.path, page] as const;
      }),
    ),
  );
  const sendPage = (reply: FastifyReply, address: string) => {
    const publicPage = publicPages.get(address.toLowerCase().replace(/(?<=.)\/$/, ""));
    if (publicPage === undefined) void reply.header("x-robots-tag", "noindex");
    return reply
      .code(isScreen(address) ? 200 : 404)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(publicPage ?? page);
  };
  addCrawlerFiles(app, publicUrl);
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
  app.get("/", (_request, reply) => sendPage(reply, "/"));
  app.setNotFoundHandler((request, reply) => {
    const [address = ""] = request.url.split("?");
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || NO_PAGE.test(address)) throw new ProblemError(NOT_FOUND);
    return sendPage(reply, address);
  });
}

/** Where the build has rendered a public page (apps/web/prerender.config.ts). */
const fileOf = (address: string) => (address === "/" ? "index.html" : `${address}.html`);

/** A path without a screen. */
const NOWHERE = "/not-found";
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
  return isOpened && !NO_PAGE.test(address) && !canBeLookedFor(address) ? NOWHERE : url;
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
