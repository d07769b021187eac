import { markedName } from "@holdfast/contract/proposals/proposal-mark-rules";
import { CellAside } from "../../document/cell-aside";
import { dateText } from "../../document/text/date-text";
import { DocumentTable } from "../../document/document-table";
import { AppendixHead } from "./appendix-head";
import { APPENDICES } from "../plan-contents";
import type { PlanHighRisk } from "../plan-data";

/** The risks of the rating High with their decisions; nothing if there are none. */
export function OwnRisksAppendix({ risks }: { readonly risks: readonly PlanHighRisk[] }) {
  if (risks.length === 0) return null;
  return (
    <section className="hf-sheet hf-sheet--joined hf-appendix hf-day">
      <AppendixHead entry={APPENDICES.risks} />
      <p className="hf-lead">
        The risks rated High (above 60 of 100), highest first. The Risk &amp; Insurance Report has
        all risks.
      </p>
      <DocumentTable
        caption={APPENDICES.risks.title}
        isNamedByHeading
        columns={[
          { head: "Risk", width: 36 },
          { head: "Rating", width: 10, isNumber: true },
          { head: "Decided", width: 33 },
          { head: "Who, by when", width: 21 },
        ]}
        rows={risks.map((risk) => [
          <>
            <strong>{markedName(risk.name, risk.isProposed)}</strong>
            <CellAside text={risk.category} />
            <CellAside text={risk.description} />
            <CellAside
              text={`${risk.likelihood}, ${risk.loss} each time, ${risk.yearlyLoss} a year`}
            />
          </>,
          String(risk.rating),
          <>
            <strong>{risk.strategies.join(", ")}</strong>
            <CellAside text={insuredText(risk)} />
            <CellAside text={risk.process} />
            <CellAside text={risk.comments} />
          </>,
          <>
            {risk.responsible}
            <CellAside text={risk.followUpDate === null ? "" : dateText(risk.followUpDate)} />
            <CellAside text={risk.status} />
          </>,
        ])}
      />
    </section>
  );
}

const insuredText = ({ isInsured }: PlanHighRisk) => {
  if (isInsured === null) return "";
  return isInsured ? "Insurance is part of it" : "Without insurance";
};
