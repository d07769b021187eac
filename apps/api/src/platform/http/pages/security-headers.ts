import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { VideoAddresses } from "@holdfast/contract/public-site/video-addresses";
import helmet from "helmet";

/** The device features that our pages may use: none. Only names that every browser knows. */
const NO_DEVICES = ["camera", "display-capture", "geolocation", "microphone", "payment", "usb"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/**
 * Returns strict headers for every response (docs/security.md). They are the same for all, so helmet runs once and not
 * for each request. Videos may also come from where the operator's own ones are, and Stripe's card fields from Stripe
 * where it is configured (docs.stripe.com/security/guide, 'Content security policy').
 */
export function securityHeaders(
  isServedByTls: boolean,
  { videos = {}, usesStripe = false }: OtherSources = {},
): Readonly<Record<string, string>> {
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
        "media-src": ["'self'", ...originsOf(videos)],
        "img-src": ["'self'", "data:", "blob:"],
        "style-src": ["'self'"],
        "script-src": ["'self'", ...(usesStripe ? STRIPE.scripts : [])],
        "connect-src": ["'self'", ...(usesStripe ? STRIPE.calls : [])],
        ...(usesStripe ? { "frame-src": ["'self'", ...STRIPE.frames] } : {}),
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

/** What pages may load from elsewhere. */
type OtherSources = { readonly videos?: VideoAddresses; readonly usesStripe?: boolean };

const STRIPE = {
  scripts: ["https://js.stripe.com"],
  calls: ["https://api.stripe.com"],
  frames: ["https://js.stripe.com", "https://hooks.stripe.com"],
};

/** Once each. */
const originsOf = (videos: VideoAddresses) => [
  ...new Set(
    Object.values(videos).flatMap((address) =>
      address === undefined ? [] : [new URL(address).origin],
    ),
  ),
];
