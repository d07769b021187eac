import { readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { SiteFacts } from "@holdfast/contract/public-site/site-facts";
import { SITE_FACTS_ELEMENT } from "@holdfast/contract/public-site/site-facts-element";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Refusal } from "../refusal";

/** Serves the built web app: hashed assets for a year, the page itself for every other address. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  site?: SiteFacts,
): Promise<void> {
  const page = withSite(await readFile(path.join(folder, "index.html"), "utf8"), site);
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
  app.get("/", { schema: { hide: true } }, (_request, reply) => sendPage(reply, page));
  app.setNotFoundHandler((request, reply) => {
    const isPage =
      (request.method === "GET" || request.method === "HEAD") &&
      !/^\/(v1|assets|dev|health)(\/|$)/.test(request.url.split("?")[0] ?? "");
    if (!isPage) throw new Refusal(NOT_FOUND);
    return sendPage(reply, page);
  });
}

/** The page with the installation's facts in it: data that no browser runs, so that the policy stays strict. */
function withSite(page: string, site: SiteFacts | undefined): string {
  if (!site) return page;
  const json = JSON.stringify(site).replaceAll("<", "\\u003c");
  return page.replace(
    "</head>",
    () => `<script type="application/json" id="${SITE_FACTS_ELEMENT}">${json}</script></head>`,
  );
}

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
