import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { renderToStaticMarkup } from "react-dom/server";
import { dayData, dayPrint } from "../short-plan/day-print";
import type { Sheet, SheetData } from "./sheet";

/** Returns a sheet as printed. */
export const singleSheetPrint = ({ title, purpose, view }: Sheet, data: SheetData): PrintRequest =>
  dayPrint(
    { title, isForAll: purpose === "wall" },
    data,
    withoutLinks(renderToStaticMarkup(<div className="hf-document">{view(dayData(data))}</div>)),
  );

/** Links lead to sections that the sheet does not have; phone numbers and emails stay links. */
const withoutLinks = (markup: string) => markup.replaceAll(/<a href="#[^"]*">(.*?)<\/a>/gu, "$1");
