import * as z from "zod/mini";
import { dateOnly, id, instant, LIMITS, optionalText, requiredText } from "../platform/field-rules";

/** Size limit of an uploaded document (bytes). */
export const MAX_DOCUMENT_BYTES = 25 * 1024 * 1024;
/** The id that names a folder of the plan's own by `documentFolderText` (specification 5). */
export const NEW_FOLDER_ID = 8;

/** The endings of accepted files. The server also looks at the content, which must match the ending. */
export const DOCUMENT_ENDINGS: readonly string[] =
  "pdf png jpg jpeg gif webp heic tif tiff docx xlsx pptx doc xls ppt msg odt ods odp rtf vsd vsdx dwg txt csv".split(
    " ",
  );

export const INVALID_URL = "Please input a valid URL.";
export const FRIENDLY_NAME_MISSING = "Please input an friendly name.";
export const FOLDER_NAME_MISSING = "Please input the folder name.";
export const DOCUMENT_MISSING = "Please choose a file, or add a URL.";
export const FILE_OR_URL = "Please choose a file or add a URL, not both.";
export const DOCUMENT_TOO_LARGE = "Please choose a file of at most 25 MB.";
export const EMPTY_DOCUMENT = "This file is empty. Please choose another file.";
export const DOCUMENT_NOT_ACCEPTED =
  "Please choose a PDF, an image, an Office or OpenDocument file, a drawing (VSDX, DWG) or a text file.";
export const endingDiffers = (fileName: string) =>
  `The content of ${fileName} does not match its file extension. Save it again in the program that made it, then choose it here.`;
export const infectedFile = (virus: string) =>
  `This file contains a virus (${virus}). It was not stored. Please choose another file.`;

/** Returns the ending of a file name in lower case, without its dot; empty if there is none. */
export const endingOf = (fileName: string): string =>
  /\.([a-z0-9]{1,8})$/iu.exec(fileName)?.[1]?.toLowerCase() ?? "";

/** Whether the text is a complete web address. */
export const isWebAddress = (value: string): boolean =>
  /^https?:\/\/[^\s/?#@:]+(?::\d+)?(?:[/?#].*)?$/iu.test(value);

const webAddress = () =>
  optionalText(LIMITS.url).check(
    z.refine((value) => value === null || isWebAddress(value), INVALID_URL),
  );
const optionalDate = () => z.nullish(dateOnly());
const folderId = () =>
  z.coerce
    .number<number>(FOLDER_NAME_MISSING)
    .check(
      z.refine(
        (value) => Number.isInteger(value) && value >= 1 && value <= NEW_FOLDER_ID,
        FOLDER_NAME_MISSING,
      ),
    );

/** A folder of a plan: one of the seven named ones, or its own, which all have the id 8. */
export const DocumentFolder = z.object({ id: z.number(), name: z.string() });
export type DocumentFolder = z.infer<typeof DocumentFolder>;

/** A file or a link in a folder of a plan (specification 3, 'Document'). */
export const DocumentRecord = z.object({
  documentId: id(),
  /** The file's name, fixed at upload; null for a link. */
  name: z.nullable(z.string()),
  displayName: z.string(),
  /** Null for a file. */
  url: z.nullable(z.string()),
  comments: z.nullable(z.string()),
  createDate: instant(),
  /** The date of the document itself, YYYY-MM-DD. */
  effectiveDate: z.nullable(dateOnly()),
  /** When the document expires or must be reviewed, YYYY-MM-DD. */
  reviewDate: z.nullable(dateOnly()),
  documentFolderId: z.number(),
  /** The name of a folder of the plan's own; null in the seven named ones. */
  documentFolderText: z.nullable(z.string()),
  documentFolder: z.object({ name: z.string() }),
  /** By the file's content; null for a link. */
  mediaType: z.nullable(z.string()),
  /** Size of the file; null for a link. */
  bytes: z.nullable(z.number()),
  /** Whether a browser can show the file: a PDF or an image. */
  canPreview: z.boolean(),
  /** Grows with every change; sent back as If-Match. */
  version: z.number(),
});
export type DocumentRecord = z.infer<typeof DocumentRecord>;

/** A document whose review or expiry date has come near or has passed. */
export const DueDocument = z.object({
  documentId: id(),
  displayName: z.string(),
  documentFolderId: z.number(),
  documentFolderName: z.string(),
  reviewDate: dateOnly(),
});
export type DueDocument = z.infer<typeof DueDocument>;

/** Sent with a file as a form, in which every value is text. */
export const NewDocument = z
  .strictObject({
    url: webAddress(),
    /** A file's own name by default; required for a link. */
    displayName: optionalText(),
    documentFolderId: folderId(),
    documentFolderText: optionalText(),
    comments: optionalText(LIMITS.text),
    effectiveDate: optionalDate(),
    reviewDate: optionalDate(),
  })
  .check(
    z.refine(({ url, displayName }) => url === null || displayName !== null, {
      path: ["displayName"],
      error: FRIENDLY_NAME_MISSING,
    }),
    z.refine(hasFolderName, { path: ["documentFolderText"], error: FOLDER_NAME_MISSING }),
  );
export type NewDocument = z.infer<typeof NewDocument>;

/** Changes the given fields. A move names the folder by `documentFolderId`, a new one also by its name. */
export const DocumentChange = z
  .strictObject({
    displayName: z.optional(requiredText(FRIENDLY_NAME_MISSING)),
    comments: z.optional(optionalText(LIMITS.text)),
    effectiveDate: optionalDate(),
    reviewDate: optionalDate(),
    documentFolderId: z.optional(folderId()),
    documentFolderText: z.optional(optionalText()),
  })
  .check(z.refine(hasFolderName, { path: ["documentFolderText"], error: FOLDER_NAME_MISSING }));
export type DocumentChange = z.infer<typeof DocumentChange>;

function hasFolderName(folder: {
  readonly documentFolderId?: number | undefined;
  readonly documentFolderText?: string | null | undefined;
}): boolean {
  return folder.documentFolderId !== NEW_FOLDER_ID || Boolean(folder.documentFolderText);
}
