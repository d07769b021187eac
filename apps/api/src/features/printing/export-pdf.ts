import { exportPdf as endpoint } from "@holdfast/contract/printing/export-pdf";
import { documentStyle } from "@holdfast/printables/document-style";
import { MINUTE } from "../../platform/clock";
import { admittedRoute } from "../../platform/http/route";
import { networkOf } from "../../platform/limits/network-rules";
import { type Limit, enforceLimits } from "../../platform/limits/rate-limits";
import type { QueueSlot } from "../../platform/pdf/pdf-printer";

/** Printing takes about a second of CPU time; finishing a plan never needs more than this. */
const PRINTS_BY_PERSON: Limit = { name: "prints-account", max: 60, window: 10 * MINUTE };

/** The title of a document without one. */
const UNTITLED = "Document";
const AUTHOR = "Holdfast";

/** Accounts are free, so networks are limited too: an office prints less than this. */
const PRINTS_BY_NETWORK: Limit = { name: "prints-address", max: 300, window: 10 * MINUTE };

/**
 * Prints what the screen has rendered (specification, plan-workspace, 'PDF'). Its markup is not trusted: it is
 * sanitised in a worker thread, and the printer's browser executes and fetches nothing. The place in the queue is taken
 * before the body is read, so that a rejected document costs nothing.
 */
export const exportPdf = admittedRoute(
  endpoint,
  async ({ session, origin }, services): Promise<QueueSlot> => {
    const network = networkOf(origin.address);
    const place = services.printer.reserve({ person: session.userId, network });
    try {
      await enforceLimits(services, [
        [PRINTS_BY_PERSON, session.userId],
        [PRINTS_BY_NETWORK, network],
      ]);
    } catch (thrown) {
      place.leave();
      throw thrown;
    }
    return place;
  },
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
