import { DocumentFigure, TextLines } from "../../document/document-figure";

/** The steps of the diagram, and their text in lines that fit it. */
export const LEVEL_STEPS = [
  {
    level: "Level 1",
    title: "Minor incident",
    lines: [
      "Managed on site.",
      "Team leaders may act",
      "without prior notice and",
      "inform the CMT.",
    ],
  },
  {
    level: "Level 2",
    title: "Serious incident",
    lines: [
      "May need third-party",
      "support.",
      "Activated by the Crisis",
      "Management Team (CMT).",
    ],
  },
  {
    level: "Level 3",
    title: "Crisis",
    lines: [
      "Needs immediate plan",
      "activation.",
      "Activated by the Crisis",
      "Management Team (CMT).",
    ],
  },
] as const;

const STEP = { width: 206, gap: 12, rise: 44, left: 22, foot: 252, lowest: 122 } as const;

/** Shows incident levels 1 to 3 as steps that rise with the impact (A.3). */
export function IncidentLevelsDiagram() {
  return (
    <DocumentFigure
      caption="Incident levels and who activates the plan. CMT: Crisis Management Team."
      textAlternative={
        "Three steps that rise with the impact. Level 1, minor incident: managed on site; team leaders may act " +
        "without prior notice and inform the Crisis Management Team. Level 2, serious incident: may need " +
        "third-party support; activated by the Crisis Management Team. Level 3, crisis: needs immediate plan " +
        "activation; activated by the Crisis Management Team."
      }
      width={680}
      height={290}
    >
      {LEVEL_STEPS.map((step, at) => {
        const x = STEP.left + at * (STEP.width + STEP.gap);
        const height = STEP.lowest + at * STEP.rise;
        const y = STEP.foot - height;
        return (
          <g key={step.level}>
            <rect x={x} y={y} width={STEP.width} height={height} className="hf-svg-soft" />
            <rect x={x} y={y} width={STEP.width} height={6 + at * 6} className="hf-svg-strong" />
            <text x={x + 12} y={y + 30 + at * 6} className="hf-svg-title">
              {step.level}: {step.title}
            </text>
            <TextLines x={x + 12} y={y + 52 + at * 6} lines={step.lines} className="hf-svg-text" />
          </g>
        );
      })}
      <line x1={22} y1={268} x2={652} y2={268} className="hf-svg-line" />
      <path d="M 652 263 L 664 268 L 652 273 Z" className="hf-svg-strong" />
      <text x={22} y={284} className="hf-svg-small">
        Lower impact
      </text>
      <text x={664} y={284} className="hf-svg-small" textAnchor="end">
        Higher impact
      </text>
    </DocumentFigure>
  );
}
