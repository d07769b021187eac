import { readFile } from "node:fs/promises";
import path from "node:path";
import fastifyStatic from "@fastify/static";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Refusal } from "../refusal";

/** Serves the built web app: hashed assets for a year, the page itself for every other address. */
export async function serveWeb(app: FastifyInstance, folder: string): Promise<void> {
  const page = await readFile(path.join(folder, "index.html"), "utf8");
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

const sendPage = (reply: FastifyReply, page: string) =>
  reply.type("text/html; charset=utf-8").header("cache-control", "no-cache").send(page);
