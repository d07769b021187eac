import type { Access, Endpoint } from "@holdfast/contract/platform/endpoint";

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const whoMay = (access: Access) =>
  "permission" in access ? access.permission : access.scope === "public" ? "anyone" : "signed in";

/** Returns the API document as a page: every operation with its access and errors, without scripts. */
export function apiDocumentPage(endpoints: readonly Endpoint[]): string {
  const rows = [...endpoints]
    .sort((a, b) => a.path.localeCompare(b.path) || a.method.localeCompare(b.method))
    .map(
      (endpoint) => `<tr id="${escape(endpoint.name)}">
<td><code>${endpoint.method}</code></td><td><code>/v1${escape(endpoint.path)}</code></td>
<td>${escape(endpoint.summary)}</td><td>${escape(whoMay(endpoint.access))}</td>
<td>${(endpoint.errors ?? []).map((error) => `${error.status} ${escape(error.code)}`).join("<br>")}</td></tr>`,
    );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Holdfast API</title>
<h1>Holdfast API</h1>
<p>Every call carries <code>Authorization: Bearer &lt;token&gt;</code> unless anyone may make it. Failures are
<code>application/problem+json</code> (RFC 9457). The same in full, for machines:
<a href="/v1/openapi.json">openapi.json</a>.</p>
<table border="1" cellpadding="6"><thead><tr><th>Method</th><th>Path</th><th>What it does</th><th>Who may</th>
<th>Specific errors</th></tr></thead><tbody>${rows.join("\n")}</tbody></table></html>`;
}
