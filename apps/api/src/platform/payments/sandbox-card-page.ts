import type { FastifyInstance } from "fastify";
import { addFont } from "../http/pages/plain-page";
import style from "./sandbox-card-page.css?raw";
import script from "./sandbox-card-script.js?raw";

/** Where the purchase page finds the sandbox's card fields; the contract names it for the web app. */
const PATH = "/v1/purchase/card-fields";

/**
 * Adds the sandbox's card fields: a separate page in a frame of the purchase page, as a provider's would be. It turns
 * test card numbers into single-use tokens in the browser and sends them only to the embedding page.
 */
export function addSandboxCardPage(app: FastifyInstance): void {
  const policy =
    "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";
  app.get<{ Querystring: { scheme?: string } }>(PATH, (request, reply) =>
    reply
      .headers({
        "content-security-policy": policy,
        "x-frame-options": "SAMEORIGIN",
        "cache-control": "no-cache",
      })
      .type("text/html; charset=utf-8")
      .send(pageIn(request.query.scheme)),
  );
  // The frame is isolated, so its own files come from another origin.
  const shared = { "cross-origin-resource-policy": "cross-origin", "cache-control": "no-cache" };
  // Browsers read fonts of another origin only with its permission; anyone may read these.
  for (const weight of [400, 600])
    addFont(app, `${PATH}/sans-${weight}.woff2`, weight, {
      ...shared,
      "access-control-allow-origin": "*",
    });
  app.get(`${PATH}/page.css`, (_request, reply) =>
    reply.headers(shared).type("text/css; charset=utf-8").send(style),
  );
  app.get(`${PATH}/page.js`, (_request, reply) =>
    reply.headers(shared).type("text/javascript; charset=utf-8").send(script),
  );
}

const field = (id: string, label: string, hint: string, autocomplete: string, max: number) =>
  `<p><label for="${id}">${label}</label><input id="${id}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${hint}" maxlength="${max}" aria-describedby="${id}-message" required><span id="${id}-message" class="message" aria-live="polite"></span></p>`;

/** @param scheme the theme of the page around it; anything else follows the system */
const pageIn = (scheme: string | undefined) => `<!doctype html>
<html lang="en-AU" class="${scheme === "dark" || scheme === "light" ? scheme : "system"}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Card details</title>
<link rel="stylesheet" href="${PATH}/page.css"><script src="${PATH}/page.js" defer></script></head>
<body><main><h1>Card details</h1><form autocomplete="on">
${field("number", "Card number", "1234 1234 1234 1234", "cc-number", 23)}
<div>${field("expiry", "Expiry", "MM/YY", "cc-exp", 7)}
${field("code", "Security code", "CVC", "cc-csc", 4)}</div></form></main></body></html>`;
