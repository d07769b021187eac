import type { ReactNode } from "react";

interface DocumentFigureProps {
  readonly caption: string;
  /** Describes the drawing for people who can't see it. */
  readonly textAlternative: string;
  /** In drawing units; the drawing is scaled to the width of the page. */
  readonly width: number;
  readonly height: number;
  /** Texts over the drawing that are as long as people made them: SVG text is neither wrapped nor shortened. */
  readonly labels?: ReactNode;
  readonly children: ReactNode;
}

/** An inline drawing with its caption and its text alternative. Colours come from document.css. */
export function DocumentFigure(props: DocumentFigureProps) {
  const { caption, textAlternative, width, height, labels, children } = props;
  return (
    <figure className="hf-figure">
      <div className="hf-drawing">
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={textAlternative}>
          {children}
        </svg>
        {labels}
      </div>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}

interface TextLinesProps {
  readonly x: number;
  readonly y: number;
  readonly lines: readonly string[];
  readonly className: string;
  /** Distance between baselines. */
  readonly leading?: number;
  readonly anchor?: "start" | "middle" | "end";
}

/** Lines of text in a drawing, since SVG text doesn't wrap. */
export function TextLines({
  x,
  y,
  lines,
  className,
  leading = 16,
  anchor = "start",
}: TextLinesProps) {
  return lines.map((line, at) => (
    <text key={line} x={x} y={y + at * leading} className={className} textAnchor={anchor}>
      {line}
    </text>
  ));
}
