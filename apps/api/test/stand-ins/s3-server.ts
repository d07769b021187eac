import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { S3Account } from "../../src/platform/outside-services";

type Answer = {
  readonly status: number;
  readonly body?: Buffer | string;
};

export type S3StandIn = {
  readonly account: S3Account;
  readonly objects: Map<string, { readonly bytes: Buffer; readonly writtenAt: Date }>;
  /** The size of each piece of an uploaded object, as it arrived (bytes). */
  readonly pieces: number[];
  /** Codes of the errors to the next requests, in order. */
  readonly refusals: string[];
  close(): Promise<void>;
};

const BUCKET = "holdfast-files";
const REGION = "ap-southeast-2";
const KEY = { accessKeyId: "AKIAEXAMPLE", secretAccessKey: "secret/of+the/test" };
/** Fewer than S3's 1,000, so that a test needs few objects for two pages. */
const PAGE = 2;

/**
 * Starts a local HTTP server that behaves like S3's REST API with the bucket in the path: PutObject, GetObject,
 * DeleteObject and ListObjectsV2, with the signature of every request checked (Signature Version 4).
 */
export async function s3StandIn(): Promise<S3StandIn> {
  const objects: S3StandIn["objects"] = new Map();
  const refusals: string[] = [];
  const pieces: number[] = [];

  const put = async (request: IncomingMessage, name: string): Promise<Answer> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    pieces.push(...chunks.map(({ length }) => length));
    const bytes = Buffer.concat(chunks);
    if (bytes.length !== Number(request.headers["content-length"]))
      return error(400, "IncompleteBody");
    objects.set(name, { bytes, writtenAt: new Date() });
    return { status: 200 };
  };

  const listPage = (query: URLSearchParams): Answer => {
    const after = query.get("continuation-token") ?? "";
    const names = [...objects.keys()].toSorted().filter((name) => name > after);
    const contents = names.slice(0, PAGE).map((name) => {
      const { bytes, writtenAt } = objects.get(name) ?? { bytes: "", writtenAt: new Date() };
      return `<Contents><Key>${name}</Key><LastModified>${writtenAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const next = names.length > PAGE ? names[PAGE - 1] : undefined;
    const rest = next === undefined ? "" : `<NextContinuationToken>${next}</NextContinuationToken>`;
    return {
      status: 200,
      body: `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${next !== undefined}</IsTruncated>${rest}${contents.join("")}</ListBucketResult>`,
    };
  };

  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    const url = new URL(request.url ?? "/", "http://s3.example");
    const refusal = refusals.shift();
    if (refusal) return error(503, refusal);
    if (!isSigned(request, url)) return error(403, "SignatureDoesNotMatch");
    const [, bucket, name = ""] = url.pathname.split("/");
    if (bucket !== BUCKET) return error(404, "NoSuchBucket");
    if (request.method === "GET" && name === "") return listPage(url.searchParams);
    if (request.method === "PUT") return put(request, name);
    if (request.method === "DELETE") {
      objects.delete(name);
      return { status: 204 };
    }
    const found = objects.get(name);
    return found ? { status: 200, body: found.bytes } : error(404, "NoSuchKey");
  };

  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { status, body = "" } = await answerTo(request);
    response.writeHead(status, { "content-length": Buffer.byteLength(body) }).end(body);
  };
  const server = createServer((request, response) => void respond(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    account: {
      bucket: BUCKET,
      region: REGION,
      endpoint: `http://127.0.0.1:${port}`,
      credentials: KEY,
    },
    objects,
    pieces,
    refusals,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const error = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

const hmac = (key: string | Buffer, text: string) =>
  createHmac("sha256", key).update(text).digest();

/** Whether the request's Signature Version 4 is right for the key (AWS General Reference, 'Create a signed request'). */
function isSigned({ method, headers }: IncomingMessage, url: URL): boolean {
  const fields =
    /^AWS4-HMAC-SHA256 Credential=(?<key>[^/]+)\/(?<scope>[^,]+), SignedHeaders=(?<names>[^,]+), Signature=(?<signature>\w+)$/.exec(
      headers.authorization ?? "",
    )?.groups;
  if (!fields || fields["key"] !== KEY.accessKeyId) return false;
  const { scope = "", names = "", signature } = fields;
  const [day = "", region = "", service = ""] = scope.split("/");
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join("="))
    .toSorted()
    .join("&");
  const canonical = [
    method,
    url.pathname,
    query,
    ...names.split(";").map((name) => `${name}:${String(headers[name]).trim()}`),
    "",
    names,
    headers["x-amz-content-sha256"],
  ].join("\n");
  const text = [
    "AWS4-HMAC-SHA256",
    headers["x-amz-date"],
    scope,
    createHash("sha256").update(canonical).digest("hex"),
  ].join("\n");
  const key = [day, region, service, "aws4_request"].reduce<string | Buffer>(
    hmac,
    `AWS4${KEY.secretAccessKey}`,
  );
  return hmac(key, text).toString("hex") === signature;
}
