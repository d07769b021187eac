import { exportPdf as endpoint } from "@holdfast/contract/printing/export-pdf";
import { documentStyle } from "@holdfast/printables/document-style";
import { MINUTE } from "../../platform/clock";
import { route } from "../../platform/http/route";
import { type Limit, takeOne } from "../../platform/limits/rate-limits";
import { documentHtml } from "../../platform/pdf/document-shell";

/** A print costs a second of a processor; nobody needs more than this to finish a plan. */
const PRINTS_BY_PERSON: Limit = { name: "prints-account", most: 60, window: 10 * MINUTE };

/** What a document without a title of its own is called. */
const UNTITLED = "Document";
const AUTHOR = "Holdfast";

/**
 * Prints what the screen has rendered (specification, plan-workspace, 'PDF'). Its markup is not trusted:
 * `documentHtml` sanitises it, and the printer's browser runs and fetches nothing.
 */
export const exportPdf = route(endpoint, async ({ body, session }, services) => {
  await takeOne(services, PRINTS_BY_PERSON, session.userId);
  const title = body.title ?? UNTITLED;
  const { pdf } = await services.printer.print({
    document: documentHtml({
      title,
      frontMatter: body.frontMatter,
      content: body.content,
      css: documentStyle,
      header: body.header,
      pageNumbers: body.footer === "page-number",
      margins: body.margins,
    }),
    title,
    author: body.author ?? AUTHOR,
    requestedBy: session.userId,
  });
  return { fileName: `${title}.pdf`, bytes: pdf };
});
