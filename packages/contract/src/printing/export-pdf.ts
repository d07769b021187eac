import * as z from "zod/mini";
import { ACCOUNT, defineEndpoint, file } from "../platform/endpoint";
import { isStorable, withoutDirectionMarks } from "../platform/field-rules";
import { decimalNumber } from "../platform/number-rules";
import { TOO_MANY_REQUESTS } from "../platform/errors";
import { DOCUMENT_TOO_LARGE, PRINT_ERRORS } from "./errors";

/** A plan with long lists whose texts are as long as their fields accept, as this request (bytes). */
const PLAN_AT_ITS_LIMITS = 833_000;

/** Limits of one document. Lengths in characters, margins in CSS pixels (96 to the inch). */
export const PRINT_LIMITS = {
  bodyBytes: 2 * PLAN_AT_ITS_LIMITS,
  markup: 2 * PLAN_AT_ITS_LIMITS,
  /** Fits two names and the text between them. */
  line: 500,
  margin: 400,
} as const;

const markup = () =>
  z.string("Please send the document's markup.").check(
    z.maxLength(PRINT_LIMITS.markup, "This document is too large to print."),
    z.refine((value) => value.isWellFormed(), "Please remove characters that cannot be printed."),
  );
const line = () =>
  z
    .string()
    .check(
      withoutDirectionMarks(),
      z.minLength(1, "Please leave out empty values."),
      z.maxLength(PRINT_LIMITS.line, `Please use at most ${PRINT_LIMITS.line} characters.`),
      z.refine(isStorable, "Please remove characters that cannot be printed."),
    );
const MARGIN = `Please use a margin between 0 and ${PRINT_LIMITS.margin} pixels, with at most 2 decimals.`;
const margin = () => decimalNumber(MARGIN, { min: 0, max: PRINT_LIMITS.margin, places: 2 });

/**
 * A document that a client rendered (specification, plan-workspace, 'PDF'). Holdfast prints its own from what is stored
 * (`document-endpoints.ts`). `frontMatter` is the cover and everything
 * before the text. An element with `data-page-for="<id>"` is filled with the page number of the element
 * with that id.
 */
export const PrintRequest = z.strictObject({
  content: markup().check(z.minLength(1, "Please send the document's markup.")),
  frontMatter: z.optional(markup()),
  format: z.literal("A4", "Holdfast prints A4 only."),
  /** Shown by PDF readers; also the file's name. */
  title: z.optional(line()),
  author: z.optional(line()),
  /** The running header, and the text at the left of the foot; omitted on the cover. */
  header: z.optional(
    z.strictObject({
      left: z.optional(line()),
      right: z.optional(line()),
      foot: z.optional(line()),
    }),
  ),
  footer: z.optional(z.literal("page-number", "The footer is page-number or nothing.")),
  /** Printed on both sides and bound: mirrored margins, and sections that start on a right-hand page. */
  doubleSided: z.optional(z.boolean()),
  margins: z.optional(z.strictObject({ top: margin(), bottom: margin() })),
});
export type PrintRequest = z.output<typeof PrintRequest>;

export const exportPdf = defineEndpoint({
  name: "exportPdf",
  method: "POST",
  path: "/export/pdf",
  summary: "Prints a rendered document as an A4 PDF with page numbers and bookmarks.",
  access: ACCOUNT,
  body: PrintRequest,
  maxBodyBytes: PRINT_LIMITS.bodyBytes,
  response: file("application/pdf"),
  errors: [DOCUMENT_TOO_LARGE, ...PRINT_ERRORS, TOO_MANY_REQUESTS],
});
