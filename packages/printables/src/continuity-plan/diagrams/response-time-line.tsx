import { DocumentFigure } from "../../document/document-figure";

/** The start and end of each kind of response on the timeline, in drawing units. */
const BANDS = [
  { name: "Emergency response", label: "People, site, first facts", from: 150, to: 320 },
  { name: "Crisis management", label: "Decide, direct, speak", from: 190, to: 660 },
  { name: "IT recovery", label: "Restore systems and data in order", from: 230, to: 560 },
  { name: "Business recovery", label: "Work resumes by RTO", from: 320, to: 660 },
] as const;

const MOMENTS = [
  { x: 150, label: "Incident" },
  { x: 230, label: "1 hour" },
  { x: 320, label: "1 day" },
  { x: 440, label: "Days" },
  { x: 560, label: "MTPD" },
] as const;

/** Shows when emergency response, crisis management, business recovery and IT recovery take place (A.4). */
export function ResponseTimeLine() {
  return (
    <DocumentFigure
      caption="Figure 2: Who acts when (not to scale)"
      textAlternative={
        "A timeline from the incident through 1 hour, 1 day and days to the maximum tolerable period of " +
        "disruption. Emergency response starts at once and lasts about a day. Crisis management starts within " +
        "the first hour and lasts until the return to normal. IT recovery starts after about an hour. Business " +
        "recovery starts within the first day and lasts until the return to normal."
      }
      width={680}
      height={196}
    >
      {MOMENTS.map((moment) => (
        <g key={moment.label}>
          <line x1={moment.x} y1={10} x2={moment.x} y2={168} className="hf-svg-hair" />
          <text x={moment.x} y={186} className="hf-svg-small" textAnchor="middle">
            {moment.label}
          </text>
        </g>
      ))}
      {BANDS.map((band, at) => (
        <g key={band.name}>
          <text x={136} y={33 + at * 39} className="hf-svg-label" textAnchor="end">
            {band.name}
          </text>
          <rect
            x={band.from}
            y={14 + at * 39}
            width={band.to - band.from}
            height={28}
            rx={3}
            className="hf-svg-band"
          />
          <text x={band.from + 10} y={33 + at * 39} className="hf-svg-on-band">
            {band.label}
          </text>
        </g>
      ))}
    </DocumentFigure>
  );
}
