import { statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import type { FastifyReply } from "fastify";
import { attachment } from "./attachment";
import { responseSchemaOf, serialiserOf } from "../pages/json-schema";
import { PagedResponse } from "../list-route";
import type { FileReply, StreamedReply } from "../route";
import { sendList } from "./send-list";

/** Sends what a handler returned: rows of a list, JSON, a file, or nothing. */
export async function sendReply(endpoint: Endpoint, reply: FastifyReply, answer: unknown) {
  if (answer instanceof PagedResponse) {
    if (answer.version) void reply.header("etag", `W/"${RELEASE}.${answer.version}"`);
    if (isKnownToClient(reply)) return reply.status(304).send();
    return sendList(reply, answer, responseSchemaOf(endpoint));
  }
  if (isKnownToClient(reply)) return reply.status(304).send();
  void reply.status(endpoint.response.status);
  if (endpoint.response.kind === "nothing") return reply.send();
  if (endpoint.response.kind === "json") {
    void reply.header("content-type", "application/json; charset=utf-8");
    return reply.serializer(serialiserOf(responseSchemaOf(endpoint))).send(answer);
  }
  const file = answer as FileReply;
  if ("content" in file) return sendStream(reply, file);
  const { fileName, bytes } = file;
  return reply
    .header("content-type", endpoint.response.mediaType)
    .header("content-disposition", attachment(fileName))
    .send(bytes);
}

/**
 * Starts to send any file that a person uploaded: a browser treats it as its type, not by its contents, and runs
 * nothing in it.
 */
function sendStream(reply: FastifyReply, file: StreamedReply): void {
  void reply
    .header("content-type", file.mediaType)
    .header("content-length", file.bytes)
    .header(
      "content-disposition",
      attachment(file.fileName, file.isShown ? "inline" : "attachment"),
    )
    .header("content-security-policy", "default-src 'none'; sandbox")
    .send(file.content);
}

/** Whether the client already has this version (RFC 9110, 13.1.2). */
function isKnownToClient(reply: FastifyReply): boolean {
  const etag = reply.getHeader("etag");
  const known = reply.request.headers["if-none-match"];
  if (typeof etag !== "string" || reply.request.method !== "GET" || known === undefined)
    return false;
  return known.split(",").some((tag) => weak(tag.trim()) === weak(etag));
}

const weak = (etag: string) => etag.replace(/^W\//, "");

/** When the code was built (base 36): lists show names from the library, which change with a release. */
const RELEASE = Math.floor(statSync(fileURLToPath(import.meta.url)).mtimeMs).toString(36);
