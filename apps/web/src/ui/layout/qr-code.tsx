import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import styles from "./qr-code.module.css";

type QrCodeProps = {
  readonly text: string;
  /** Accessible name. */
  readonly label: string;
};

/** The quiet zone that readers need around the code (modules; ISO/IEC 18004). */
const QUIET = 4;

/** Renders text as a QR code, black on white on any background. */
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
