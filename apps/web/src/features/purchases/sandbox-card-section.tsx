import { useEffect, useRef, useState } from "react";
import type { CardFieldsProps, CardToken } from "./card-context";
import styles from "./checkout.module.css";

/** Where the API serves the sandbox's card fields. */
const PATH = "/v1/purchase/card-fields";

type Message =
  | { readonly type: "changed"; readonly isFilled: boolean }
  | { readonly type: "height"; readonly height: number }
  | { readonly type: "submitted" }
  | { readonly type: "token"; readonly token: string }
  | { readonly type: "refused"; readonly message: string };

/** The theme of this page, for the frame: 'light', 'dark' or, if it follows the system, both. */
const shownScheme = () => getComputedStyle(document.documentElement).colorScheme;

/**
 * The sandbox's card fields, in a frame like those of a real provider. It is isolated from this page, so no card number
 * reaches it.
 */
export const SandboxCardSection = ({ onReady, onFilled, onSubmit }: CardFieldsProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const waiting = useRef<((token: CardToken) => void) | null>(null);
  const [height, setHeight] = useState(180);
  const [scheme] = useState(shownScheme);

  useEffect(() => {
    const receive = ({ data, origin, source }: MessageEvent<Message>) => {
      // The frame has an opaque origin, so the target origin cannot be given.
      if (source !== frame.current?.contentWindow || origin !== "null") return;
      if (data.type === "height") setHeight(data.height);
      if (data.type === "submitted") onSubmit();
      if (data.type === "token") waiting.current?.({ token: data.token });
      if (data.type === "refused") waiting.current?.({ refused: data.message });
      if (data.type !== "changed") return;
      onFilled(data.isFilled);
      onReady({
        createToken: () =>
          new Promise((resolve) => {
            waiting.current = resolve;
            frame.current?.contentWindow?.postMessage({ type: "create-token" }, "*");
          }),
      });
    };
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, [onReady, onFilled, onSubmit]);

  return (
    <iframe
      ref={frame}
      className={styles.frame}
      src={`${PATH}?scheme=${encodeURIComponent(scheme)}`}
      style={{ height }}
      title="Card details"
      sandbox="allow-scripts"
    />
  );
};
