import type { PrintRequest } from "@holdfast/contract/printing/export-pdf";
import { renderToStaticMarkup } from "react-dom/server";
import { dayData, dayPrint } from "./day-print";
import { ShortPlanContent } from "./short-plan-content";
import type { ShortPlanData } from "./short-plan-data";

/** Returns the short plan as printed. */
export const shortPlanPrint = (data: ShortPlanData): PrintRequest =>
  dayPrint(
    { title: "Short plan" },
    data,
    renderToStaticMarkup(
      <div className="hf-document">
        <ShortPlanContent data={dayData(data)} isFoldOut={false} />
      </div>,
    ),
  );
