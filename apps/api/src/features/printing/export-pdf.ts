import { exportPdf as endpoint } from "@holdfast/contract/printing/export-pdf";
import { route } from "../../platform/http/route";
import { printDownload, UNTITLED } from "./print-document";
import { reservePrint } from "./reserve-print";

/**
 * Prints what a client has rendered (specification, plan-workspace, 'PDF'). Its markup is not trusted: it is sanitised,
 * and the printer's browser executes and fetches nothing. The place in the queue is taken before the body is read, so
 * that a rejected document costs nothing.
 */
export const exportPdf = route(
  endpoint,
  { admit: reservePrint, worksOnFullDisk: true },
  ({ body, session, admission }, services) =>
    printDownload(services, {
      userId: session.userId,
      slot: admission,
      content: body,
      print: () => body,
      fileName: `${body.title ?? UNTITLED}.pdf`,
    }),
);
