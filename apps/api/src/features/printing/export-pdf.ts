import { exportPdf as endpoint } from "@holdfast/contract/printing/export-pdf";
import { MISSING_CHARACTERS } from "@holdfast/contract/printing/missing-characters";
import { doubleSidedStyle } from "@holdfast/printables/double-sided-style";
import { documentStyle } from "@holdfast/printables/document-style";
import { route, withHeaders } from "../../platform/http/route";
import { reservePrint } from "./reserve-print";

/** A shorter document is printed in less than half a second (characters). */
const CACHED_FROM = 50_000;

/** The title of a document without one. */
const UNTITLED = "Document";
const AUTHOR = "Holdfast";

/**
 * Prints what the screen has rendered (specification, plan-workspace, 'PDF'). Its markup is not trusted: it is
 * sanitised in a worker thread, and the printer's browser executes and fetches nothing. The place in the queue is taken
 * before the body is read, so that a rejected document costs nothing.
 */
export const exportPdf = route(
  endpoint,
  { admit: reservePrint },
  async ({ body, session, admission }, { documents, pdfCache }) => {
    const title = body.title ?? UNTITLED;
    const fileName = `${title}.pdf`;
    const isCached = body.content.length >= CACHED_FROM;
    const printed = isCached ? pdfCache.find(session.userId, body) : undefined;
    if (printed) return { fileName, bytes: printed };
    const parts = {
      title,
      frontMatter: body.frontMatter,
      content: body.content,
      css: body.doubleSided ? documentStyle + doubleSidedStyle : documentStyle,
      header: body.header,
      pageNumbers: body.footer === "page-number",
      isDoubleSided: body.doubleSided,
      margins: body.margins,
    };
    const { pdf, missingCharacters } = await admission.print({
      document: (signal) => documents.make(parts, signal),
      title,
      author: body.author ?? AUTHOR,
    });
    if (missingCharacters.length > 0)
      return withHeaders(
        { fileName, bytes: pdf },
        { [MISSING_CHARACTERS]: encodeURIComponent(missingCharacters.join("")) },
      );
    if (isCached) pdfCache.store(session.userId, body, pdf);
    return { fileName, bytes: pdf };
  },
);
