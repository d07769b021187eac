import { DocumentFigure, TextLines } from "../../document/document-figure";

const OUTCOMES = [
  { x: 0, title: "Incident resolved", lines: ["Stand down,", "then review (F.7)"] },
  { x: 460, title: "Disaster declared", lines: ["Activate this plan,", "go to the recovery site"] },
] as const;

/** The three outcomes of the Crisis Management Team's emergency meeting (F.3). */
export function DecisionDiagram() {
  return (
    <DocumentFigure
      caption="The decision of the Crisis Management Team"
      textAlternative={
        "The emergency meeting has one of three outcomes. Incident resolved: stand down, then review. " +
        "Managed at level 2: activate this plan in part, and decide again. Disaster declared: activate this plan and go to the recovery site."
      }
      width={680}
      height={118}
    >
      <rect x={250} y={2} width={180} height={82} rx={4} className="hf-svg-strong" />
      <TextLines
        x={340}
        y={31}
        leading={19}
        lines={["Emergency meeting:", "facts, level, impact,", "damage assessment"]}
        className="hf-svg-on-band hf-svg-day"
        anchor="middle"
      />
      <path d="M 250 45 H 232" className="hf-svg-arrow" />
      <path d="M 234 38 L 221 45 L 234 52 Z" className="hf-svg-strong" />
      <path d="M 430 45 H 448" className="hf-svg-arrow" />
      <path d="M 446 38 L 459 45 L 446 52 Z" className="hf-svg-strong" />
      <path d="M 340 84 V 92" className="hf-svg-arrow" />
      <path d="M 333 90 L 340 103 L 347 90 Z" className="hf-svg-strong" />
      <TextLines
        x={340}
        y={115}
        lines={["Managed at level 2: activate in part, set the next report, decide again"]}
        className="hf-svg-text hf-svg-day"
        anchor="middle"
      />
      {OUTCOMES.map((outcome) => (
        <g key={outcome.title}>
          <rect x={outcome.x} y={2} width={220} height={82} rx={4} className="hf-svg-soft" />
          <text x={outcome.x + 16} y={32} className="hf-svg-title hf-svg-day">
            {outcome.title}
          </text>
          <TextLines
            x={outcome.x + 16}
            y={54}
            leading={19}
            lines={outcome.lines}
            className="hf-svg-text hf-svg-day"
          />
        </g>
      ))}
    </DocumentFigure>
  );
}
