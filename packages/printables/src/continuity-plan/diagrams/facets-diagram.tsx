import { DocumentFigure, TextLines } from "../../document/document-figure";

const FACETS = [
  {
    title: "1  Policy and program",
    lines: ["Commitment, scope, roles", "and the continuity policy"],
    x: 20,
    y: 14,
  },
  {
    title: "2  Analysis",
    lines: ["Risk and threat assessment;", "business impact analysis"],
    x: 410,
    y: 14,
  },
  {
    title: "3  Design and implementation",
    lines: ["Recovery strategies, teams", "and this plan"],
    x: 410,
    y: 176,
  },
  {
    title: "4  Validation",
    lines: ["Training, exercises, review", "and correction"],
    x: 20,
    y: 176,
  },
] as const;

const BOX = { width: 250, height: 90 } as const;

/** Figure 1: the four facets of Business Continuity Management, which repeat each year (A.4). */
export function FacetsDiagram() {
  return (
    <DocumentFigure
      caption="Figure 1: The four facets of Business Continuity Management"
      textAlternative={
        "A cycle of four facets around Business Continuity Management. 1, policy and program, leads to " +
        "2, analysis, which leads to 3, design and implementation, which leads to 4, validation, which leads " +
        "back to 1. The cycle repeats every year."
      }
      width={680}
      height={280}
    >
      {FACETS.map((facet) => (
        <g key={facet.title}>
          <rect x={facet.x} y={facet.y} {...BOX} rx={4} className="hf-svg-soft" />
          <rect x={facet.x} y={facet.y} width={6} height={BOX.height} className="hf-svg-strong" />
          <text x={facet.x + 20} y={facet.y + 30} className="hf-svg-title">
            {facet.title}
          </text>
          <TextLines
            x={facet.x + 20}
            y={facet.y + 54}
            lines={facet.lines}
            className="hf-svg-text"
          />
        </g>
      ))}
      <path d="M 282 59 H 390" className="hf-svg-arrow" />
      <path d="M 388 52 L 402 59 L 388 66 Z" className="hf-svg-strong" />
      <path d="M 535 112 V 156" className="hf-svg-arrow" />
      <path d="M 528 154 L 535 168 L 542 154 Z" className="hf-svg-strong" />
      <path d="M 398 221 H 290" className="hf-svg-arrow" />
      <path d="M 292 214 L 278 221 L 292 228 Z" className="hf-svg-strong" />
      <path d="M 145 168 V 124" className="hf-svg-arrow" />
      <path d="M 138 126 L 145 112 L 152 126 Z" className="hf-svg-strong" />
      <TextLines
        x={340}
        y={130}
        lines={["Business Continuity", "Management,", "every year"]}
        className="hf-svg-title"
        anchor="middle"
        leading={18}
      />
    </DocumentFigure>
  );
}
