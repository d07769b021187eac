import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import type { S3Client } from "@aws-sdk/client-s3";
import { FILES_UNAVAILABLE } from "@holdfast/contract/platform/errors";
import { SECOND } from "../clock";
import type { S3Account } from "../outside-services";
import { ProblemError } from "../problem-error";
import type { FileStore } from "./file-store";

type Sdk = typeof import("@aws-sdk/client-s3");

/**
 * Stores files as objects of a bucket, named like the files. Any store that speaks S3's protocol will do.
 * @returns a store whose methods throw ProblemError 503 while the bucket cannot be reached
 */
export async function s3FileStore(account: S3Account): Promise<FileStore> {
  // Loaded only here: it takes a third of a second, and most installations store files on disk.
  const sdk = await import("@aws-sdk/client-s3");
  const client = clientOf(sdk, account);
  const at = (name: string) => ({ Bucket: account.bucket, Key: name });
  const get = (name: string) =>
    client.send(new sdk.GetObjectCommand(at(name))).catch((error: unknown) => {
      if (error instanceof sdk.NoSuchKey) return undefined;
      throw unavailable(error);
    });
  const put = async (name: string, body: Buffer | Readable, bytes: number) => {
    await client
      .send(new sdk.PutObjectCommand({ ...at(name), Body: body, ContentLength: bytes }))
      .catch((error: unknown) => {
        throw unavailable(error);
      });
  };
  return {
    write: (name, bytes) => put(name, bytes, bytes.length),
    async writeFrom(name, { place, bytes }) {
      const content = createReadStream(place);
      await put(name, content, bytes).finally(() => content.destroy());
    },
    async read(name) {
      const bytes = await (await get(name))?.Body?.transformToByteArray();
      return bytes && Buffer.from(bytes);
    },
    open: async (name) => (await get(name))?.Body as Readable | undefined,
    async remove(name) {
      await client.send(new sdk.DeleteObjectCommand(at(name))).catch((error: unknown) => {
        throw unavailable(error);
      });
    },
    async *list() {
      const pages = sdk.paginateListObjectsV2({ client }, { Bucket: account.bucket });
      for await (const { Contents = [] } of pages)
        for (const { Key, LastModified } of Contents)
          if (Key !== undefined && LastModified) yield { name: Key, writtenAt: LastModified };
    },
  };
}

const ignore = () => undefined;

const unavailable = (cause: unknown) =>
  new ProblemError(FILES_UNAVAILABLE, { retryAfter: 30, cause });

function clientOf(sdk: Sdk, { endpoint, region, credentials }: S3Account): S3Client {
  return new sdk.S3Client({
    region,
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    ...(credentials ? { credentials } : {}),
    // Errors are in the log with the request that they refuse.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    // Many compatible stores refuse the checksums that the client otherwise adds.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // A stream is sent only once, so only calls without one are repeated.
    maxAttempts: 3,
    requestHandler: { connectionTimeout: 5 * SECOND, requestTimeout: 60 * SECOND },
  });
}
