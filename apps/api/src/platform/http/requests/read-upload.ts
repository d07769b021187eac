import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import {
  INVALID_INPUT,
  TOO_LARGE,
  UNSUPPORTED_MEDIA_TYPE,
} from "@holdfast/contract/platform/errors";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyRequest } from "fastify";
import type { IncomingFiles } from "../../files/incoming-files";
import { ProblemError, UNREADABLE, fieldError } from "../../problem-error";
import { countReceived } from "./body-limits";
import type { ReceivedFile, UploadedFile } from "../route";

/** The limits of a form; `sendError` does not know about forms, so exceeding them is handled here. */
export const FORM_LIMITS = { files: 1, fields: 20, fieldSize: 64 * 1024 } as const;

const MESSAGES: Readonly<Record<string, string>> = {
  FST_FILES_LIMIT: "Send one file only.",
  FST_FIELDS_LIMIT: `Send at most ${FORM_LIMITS.fields} fields.`,
};

/** The contents of a form; empty for an endpoint without an upload. */
export type Form = {
  readonly upload: UploadedFile | ReceivedFile | undefined;
  readonly fields: Readonly<Record<string, string>>;
};

/** Runs a request that may read its form, and then discards the temporary file of a streamed upload. */
export async function withUpload<T>(
  endpoint: Endpoint,
  request: FastifyRequest,
  incoming: IncomingFiles,
  work: (receive: () => Promise<Form>) => Promise<T>,
): Promise<T> {
  const received: ReceivedFile[] = [];
  const receive = () => readUpload(endpoint, request, incoming, received);
  try {
    return await work(receive);
  } finally {
    for (const file of received) await incoming.discard(file);
  }
}

/**
 * Returns the file and the text fields of an endpoint with an upload; nothing for any other.
 * @throws ProblemError 400 for a form that is invalid or too large, 413 for a file that is too large, 415 for anything but a
 * form
 */
async function readUpload(
  endpoint: Endpoint,
  request: FastifyRequest,
  incoming: IncomingFiles,
  received: ReceivedFile[],
): Promise<Form> {
  if (!endpoint.upload) return { upload: undefined, fields: {} };
  if (!request.isMultipart()) throw new ProblemError(UNSUPPORTED_MEDIA_TYPE);
  const form = await readParts(endpoint.upload, request, incoming, received).catch(
    (error: unknown) => {
      throw refusalOf(error);
    },
  );
  if (!form.upload && endpoint.upload.required)
    throw fieldError(endpoint.upload.field, "Please choose a file.");
  return form;
}

async function readParts(
  {
    field,
    maxBytes,
    isStreamed,
    maxFieldBytes = FORM_LIMITS.fieldSize,
  }: NonNullable<Endpoint["upload"]>,
  request: FastifyRequest,
  incoming: IncomingFiles,
  received: ReceivedFile[],
): Promise<Form> {
  const fields: Record<string, string> = {};
  let upload: Form["upload"];
  const limits = { fileSize: maxBytes, fieldSize: maxFieldBytes };
  for await (const part of request.parts({ limits })) {
    if (part.type === "field") {
      countReceived(request, Buffer.byteLength(String(part.value)));
      if (part.valueTruncated) throw new ProblemError(TOO_LARGE);
      fields[part.fieldname] = String(part.value);
      continue;
    }
    try {
      const file = await receiveFile(part, isStreamed ? { incoming, received } : undefined);
      if (part.fieldname === field) upload = file;
    } finally {
      countReceived(request, part.file.bytesRead);
    }
  }
  return { upload, fields };
}

/** Returns an uploaded file of a form: in a temporary file if it is streamed, otherwise in memory. */
async function receiveFile(
  part: MultipartFile,
  streamed?: { readonly incoming: IncomingFiles; readonly received: ReceivedFile[] },
): Promise<UploadedFile | ReceivedFile> {
  const { file, filename } = part;
  if (!streamed) {
    const bytes = await part.toBuffer();
    if (file.truncated) throw new ProblemError(TOO_LARGE);
    return { fileName: filename, bytes };
  }
  const stored = { fileName: filename, ...(await streamed.incoming.receive(file)) };
  streamed.received.push(stored);
  if (file.truncated) throw new ProblemError(TOO_LARGE);
  return stored;
}

/** An error of the parser or of the connection means that the sender's form is invalid; one with a path is the disk's. */
function refusalOf(cause: unknown): unknown {
  if (cause instanceof ProblemError) return cause;
  if (typeof (cause as { readonly path?: unknown }).path === "string") return cause;
  const code = (cause as { readonly code?: unknown }).code;
  if (code === "FST_REQ_FILE_TOO_LARGE") return new ProblemError(TOO_LARGE, { cause });
  const message = MESSAGES[String(code)] ?? UNREADABLE.message;
  return new ProblemError({ ...INVALID_INPUT, message }, { cause });
}
