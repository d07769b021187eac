import { exportPdf as endpoint } from "@holdfast/contract/printing/export-pdf";
import { documentStyle } from "@holdfast/printables/document-style";
import { admittedRoute } from "../../platform/http/route";
import { reservePrint } from "./reserve-print";

/** The title of a document without one. */
const UNTITLED = "Document";
const AUTHOR = "Holdfast";

/**
 * Prints what the screen has rendered (specification, plan-workspace, 'PDF'). Its markup is not trusted: it is
 * sanitised in a worker thread, and the printer's browser executes and fetches nothing. The place in the queue is taken
 * before the body is read, so that a rejected document costs nothing.
 */
export const exportPdf = admittedRoute(
  endpoint,
  reservePrint,
  async ({ body, admission }, { documents }) => {
    const title = body.title ?? UNTITLED;
    const parts = {
      title,
      frontMatter: body.frontMatter,
      content: body.content,
      css: documentStyle,
      header: body.header,
      pageNumbers: body.footer === "page-number",
      margins: body.margins,
    };
    const { pdf } = await admission.print({
      document: (signal) => documents.make(parts, signal),
      title,
      author: body.author ?? AUTHOR,
    });
    return { fileName: `${title}.pdf`, bytes: pdf };
  },
);
