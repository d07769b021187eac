import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import styles from "./qr-code.module.css";

type QrCodeProps = {
  readonly text: string;
  /** What it is for, read aloud in its place. */
  readonly label: string;
};

/** The quiet zone that readers need around the code (modules; ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code, black on white whatever the ground. */
export const QrCode = ({ text, label }: QrCodeProps) => {
  const code = generate(text);
  const side = code.size + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
};
