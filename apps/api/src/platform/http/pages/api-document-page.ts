import type { Access, Endpoint } from "@holdfast/contract/platform/endpoint";
import type { FastifyInstance } from "fastify";
import { apiDocumentOf, type EndpointGroup } from "./api-document";
import style from "./api-document-page.css?raw";
import { errorsOf } from "../endpoint-errors";
import { addPageStyle, escapeHtml, plainPage } from "./plain-page";

/** Adds /v1/openapi.json, and the same as a page at /v1/docs. */
export function addApiDocument(app: FastifyInstance, groups: readonly EndpointGroup[]): void {
  let document: string | undefined;
  app.get("/v1/openapi.json", (_request, reply) => {
    document ??= JSON.stringify(apiDocumentOf(groups));
    return reply.type("application/json; charset=utf-8").send(document);
  });
  app.get("/v1/docs", (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(apiDocumentPage(groups)),
  );
  app.get("/v1/docs/api.css", (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "no-cache").send(style),
  );
  addPageStyle(app);
}

const whoMay = (access: Access) =>
  "permission" in access ? access.permission : access.scope === "public" ? "anyone" : "logged in";

const idOf = (name: string) => name.toLowerCase().replaceAll(" ", "-");

/** Returns the API document as a page: every operation with its access and errors, without scripts. */
function apiDocumentPage(groups: readonly EndpointGroup[]): string {
  const contents = groups
    .map(({ name }) => `<li><a href="#${idOf(name)}">${escapeHtml(name)}</a></li>`)
    .join("");
  const chapters = groups.map(
    ({ name, description, endpoints }) =>
      `<h2 id="${idOf(name)}">${escapeHtml(name)}</h2><p class="muted">${escapeHtml(description)}</p>
${endpoints.map(operationOf).join("\n")}`,
  );
  return plainPage(
    "API",
    `<h1>The API</h1>
<p>Send <code>Authorization: Bearer &lt;token&gt;</code> with every call, except those that anyone can make. Errors are
<code>application/problem+json</code> (RFC 9457). For programs: <a href="/v1/openapi.json">openapi.json</a> (OpenAPI
3.1).</p><ul class="contents">${contents}</ul>${chapters.join("\n")}`,
    '<link rel="stylesheet" href="/v1/docs/api.css">',
  );
}

const operationOf = (endpoint: Endpoint) =>
  `<section class="card" id="${endpoint.name}"><h3><code class="method">${endpoint.method}</code>
<code>/v1${escapeHtml(endpoint.path)}</code></h3>
<p>${escapeHtml(endpoint.summary)}</p><p class="muted">Who can call it: ${escapeHtml(whoMay(endpoint.access))}</p>
<details><summary>Errors</summary><dl>${errorsOf(endpoint)
    .map(
      ({ status, code, message }) =>
        `<dt><code>${status} ${escapeHtml(code)}</code></dt><dd>${escapeHtml(message)}</dd>`,
    )
    .join("")}</dl></details></section>`;
