import type { Endpoint } from "@holdfast/contract/platform/endpoint";
import { INVALID_INPUT, TOO_LARGE } from "@holdfast/contract/platform/errors";
import type { FastifyRequest } from "fastify";
import { Refusal, refuseField } from "../refusal";
import type { UploadedFile } from "./route";

/** What a form may hold; `sendError` knows nothing of forms, so what passes it is said here. */
export const FORM_LIMITS = { files: 1, fields: 20, fieldSize: 64 * 1024 } as const;

const SENTENCES: Readonly<Record<string, string>> = {
  FST_FILES_LIMIT: "Please send one file only.",
  FST_FIELDS_LIMIT: `Please send at most ${FORM_LIMITS.fields} fields.`,
};

/** What a form holds; of an endpoint without an upload, nothing. */
export type Form = {
  readonly upload: UploadedFile | undefined;
  readonly fields: Readonly<Record<string, string>>;
};

/**
 * The file and the text fields of an endpoint that takes an upload; nothing for any other.
 * @throws Refusal 400 for a form that cannot be read or holds too much, 413 for too large a file, 415 for
 * anything but a form.
 */
export async function readUpload(endpoint: Endpoint, request: FastifyRequest): Promise<Form> {
  if (!endpoint.upload) return { upload: undefined, fields: {} };
  if (!request.isMultipart()) throw new Refusal({ ...INVALID_INPUT, status: 415 });
  const form = await readParts(endpoint.upload, request).catch((thrown: unknown) => {
    throw refusalOf(thrown);
  });
  if (!form.upload && endpoint.upload.required)
    throw refuseField(endpoint.upload.field, "Please choose a file.");
  return form;
}

async function readParts(
  { field, maxBytes }: NonNullable<Endpoint["upload"]>,
  request: FastifyRequest,
): Promise<Form> {
  const fields: Record<string, string> = {};
  let upload: UploadedFile | undefined;
  for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
    if (part.type === "field") fields[part.fieldname] = String(part.value);
    else {
      const bytes = await part.toBuffer();
      if (part.file.truncated) throw new Refusal(TOO_LARGE);
      if (part.fieldname === field) upload = { fileName: part.filename, bytes };
    }
  }
  return { upload, fields };
}

/** Nothing but the parser is at work there, so whatever it throws is the sender's: a fault of the form. */
function refusalOf(cause: unknown): Refusal {
  if (cause instanceof Refusal) return cause;
  const code = (cause as { readonly code?: unknown }).code;
  if (code === "FST_REQ_FILE_TOO_LARGE") return new Refusal(TOO_LARGE, { cause });
  const message = SENTENCES[String(code)] ?? "This request could not be read.";
  return new Refusal({ ...INVALID_INPUT, message }, { cause });
}
