import { dateOf } from "@holdfast/contract/platform/calendar-rules";
import {
  downloadPlanDocument as endpoint,
  NO_SUCH_PART,
} from "@holdfast/contract/printing/document-endpoints";
import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { planDocumentFileName, shortPlanFileName } from "@holdfast/contract/printing/plan-document";
import { withHomeNumbers } from "@holdfast/content/plan-text/home-numbers";
import { continuityPlanPrint } from "@holdfast/printables/continuity-plan/plan-markup";
import { shortPlanPrint } from "@holdfast/printables/short-plan/short-plan-markup";
import { singleSheetPrint } from "@holdfast/printables/single-sheets/sheet-markup";
import { singleSheets } from "@holdfast/printables/single-sheets/single-sheets";
import { route } from "../../platform/http/route";
import { fieldError } from "../../platform/problem-error";
import type { Services } from "../../platform/services";
import { planDocumentOf } from "./describe-plan-document";
import { withFloorPlan, withImages } from "./load-plan-images";
import { nameOfPrint } from "./download-last-copy";
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
    const gathered = await gatherPlan(services, scope, today);
    const { data, render, fileName } = await copyOf(services, gathered, { part, kind });
    return printDownload(services, {
      userId: scope.userId,
      slot: admission,
      content: { data, kind, part, doubleSided },
      ...(part === undefined ? { name: nameOfPrint(scope, kind) } : {}),
      print: () => ({ ...render(), doubleSided: doubleSided === "true" }),
      fileName,
    });
  },
);

function copyOf(
  services: Services,
  gathered: Gathered,
  { part, kind }: { readonly part: string | undefined; readonly kind: "full" | "short" },
): Promise<Copy> {
  if (part !== undefined) return sheetCopy(services, gathered, part);
  return kind === "short" ? shortCopy(services, gathered) : fullCopy(services, gathered);
}

/** @throws ProblemError for a part that the plan does not have */
async function sheetCopy(services: Services, gathered: Gathered, part: string): Promise<Copy> {
  const { control, dateIssued } = gathered.document;
  const sheet = singleSheets(gathered.content).find(({ id }) => id === part);
  if (!sheet) throw fieldError("part", NO_SUCH_PART);
  const content = await withFloorPlan(services, gathered.content);
  const document = { ...planDocumentOf(withHomeNumbers(content)), control, dateIssued };
  const data = { content, control, dateIssued, document };
  return {
    data,
    render: () => singleSheetPrint(sheet, data),
    fileName: `${sheet.title}_${content.organisation.name}.pdf`,
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
