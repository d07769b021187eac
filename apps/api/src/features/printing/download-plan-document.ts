import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import {
  downloadPlanDocument as endpoint,
  NO_SUCH_PART,
} from "@holdfast/contract/printing/document-endpoints";
import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { planDocumentFileName, shortPlanFileName } from "@holdfast/contract/printing/plan-document";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { eventCardPrint, shortPlanPrint } from "@holdfast/printables/short-plan/short-plan-markup";
import { singleSheetPrint } from "@holdfast/printables/single-sheets/sheet-markup";
import { singleSheets } from "@holdfast/printables/single-sheets/single-sheets";
import { route } from "../../platform/http/route";
import { fieldError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { withFloorPlan, withImages } from "./load-plan-images";
import { printDownload } from "./print-document";
import { gatherPlan } from "./read-plan-document";
import { reservePrint } from "./reserve-print";

type Gathered = Awaited<ReturnType<typeof gatherPlan>>;

/** What is downloaded: everything that is printed, how, and the name of the file. */
type Copy = {
  readonly data: unknown;
  readonly render: () => PrintRequest;
  readonly fileName: string;
};

export const downloadPlanDocument = route(
  endpoint,
  { admit: reservePrint },
  async ({ scope, query, admission }, services) => {
    const { today = dateOf(services.clock.now()), kind = "full", doubleSided, part } = query;
    const sheet = singleSheets().find(({ id }) => id === part);
    if (part !== undefined && !sheet) throw fieldError("part", NO_SUCH_PART);
    const gathered = await gatherPlan(services, scope, today);
    const { data, render, fileName } = sheet
      ? sheetCopy(gathered, sheet)
      : await (kind === "short" ? shortCopy(services, gathered) : fullCopy(services, gathered));
    return printDownload(services, {
      userId: scope.userId,
      slot: admission,
      content: { data, kind, part, doubleSided },
      print: () => ({ ...render(), doubleSided: doubleSided === "true" }),
      fileName,
    });
  },
);

/** A single sheet shows no images. */
function sheetCopy(gathered: Gathered, sheet: ReturnType<typeof singleSheets>[number]): Copy {
  const { content, document } = gathered;
  const { control, dateIssued, business } = document;
  return {
    data: gathered,
    render: () =>
      sheet.kind === "event"
        ? eventCardPrint(sheet.cardId, { content, control, dateIssued })
        : singleSheetPrint(sheet, document),
    fileName: `${sheet.title}_${business.name}.pdf`,
  };
}

async function shortCopy(services: Services, { content, document }: Gathered): Promise<Copy> {
  const { control, dateIssued } = document;
  const data = { content: await withFloorPlan(services, content), control, dateIssued };
  return {
    data,
    render: () => shortPlanPrint(data),
    fileName: shortPlanFileName(content.organisation.name),
  };
}

async function fullCopy(services: Services, gathered: Gathered): Promise<Copy> {
  const document = await withImages(services, gathered.document);
  return {
    data: document,
    render: () => continuityPlanPrint(document),
    fileName: planDocumentFileName(document.business.name),
  };
}
