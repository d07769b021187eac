import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import {
  downloadPlanDocument as endpoint,
  NO_SUCH_PART,
} from "@holdfast/contract/printing/document-endpoints";
import { planDocumentFileName } from "@holdfast/contract/printing/plan-document";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { singleSheetPrint } from "@holdfast/printables/single-sheets/sheet-markup";
import { singleSheets } from "@holdfast/printables/single-sheets/single-sheets";
import { route } from "../../platform/http/route";
import { fieldError } from "../../platform/problem-error";
import { withImages } from "./load-plan-images";
import { printDownload } from "./print-document";
import { gatherPlan } from "./read-plan-document";
import { reservePrint } from "./reserve-print";

export const downloadPlanDocument = route(
  endpoint,
  { admit: reservePrint },
  async ({ scope, query, admission }, services) => {
    const { today = dateOf(services.clock.now()), doubleSided, part } = query;
    const sheet = singleSheets().find(({ id }) => id === part);
    if (part !== undefined && !sheet) throw fieldError("part", NO_SUCH_PART);
    const { document: gathered } = await gatherPlan(services, scope, today);
    // A single sheet shows no images.
    const document = sheet ? gathered : await withImages(services, gathered);
    const { name } = document.business;
    const render = () =>
      sheet ? singleSheetPrint(sheet, document) : continuityPlanPrint(document);
    return printDownload(services, {
      userId: scope.userId,
      slot: admission,
      content: { document, part, doubleSided },
      print: () => ({ ...render(), doubleSided: doubleSided === "true" }),
      fileName: sheet ? `${sheet.title}_${name}.pdf` : planDocumentFileName(name),
    });
  },
);
