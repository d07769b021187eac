import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import helmet from "helmet";

/** What of a browser's devices a page of ours may use: none. Only names that every browser knows. */
const NO_DEVICES = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * Strict headers for every answer (docs/security.md). They are the same for all, so helmet is asked once and not at
 * each call.
 */
export function securityHeaders(isServedByTls: boolean): Readonly<Record<string, string>> {
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
        "object-src": ["'none'"],
        "img-src": ["'self'", "data:", "blob:"],
        "style-src": ["'self'"],
        "script-src": ["'self'"],
        "connect-src": ["'self'"],
      },
    },
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: isServedByTls ? { maxAge: 31_536_000 } : false,
    xFrameOptions: { action: "deny" },
  })(request, response, () => undefined);
  const headers = Object.entries(response.getHeaders()).map(
    ([name, value]) => [name.toLowerCase(), String(value)] as const,
  );
  return { ...Object.fromEntries(headers), "permissions-policy": NO_DEVICES };
}
