import { readFile as endpoint } from "@holdfast/contract/files/file-endpoints";
import { NOT_FOUND } from "@holdfast/contract/platform/errors";
import { fileByName } from "../../platform/files/files-store";
import { route, withHeaders } from "../../platform/http/route";
import { ProblemError } from "../../platform/problem-error";

/** A year, because a file never changes: a new image has a new name (seconds). */
const CACHED_FOR = 31_536_000;

/** Serves images only: other files have their own endpoints, which check access. */
export const readFile = route(endpoint, async ({ params }, { database, files }) => {
  const row = await fileByName(database.query, params.name);
  if (row?.mediaType !== endpoint.response.mediaType) throw new ProblemError(NOT_FOUND);
  const bytes = await files.read(params.name);
  if (!bytes) throw new ProblemError(NOT_FOUND);
  return withHeaders(
    { fileName: "picture.webp", bytes },
    { "cache-control": `private, max-age=${CACHED_FOR}, immutable`, etag: `"${params.name}"` },
  );
});
