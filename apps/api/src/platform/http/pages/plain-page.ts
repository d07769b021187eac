import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { FastifyInstance } from "fastify";
import style from "./plain-page.css?raw";

const require = createRequire(import.meta.url);

const MARK = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="7" fill="#1c3442"/><g fill="none" stroke="#6fd0c8" stroke-width="2.6" stroke-linecap="round"><path d="M16 5v12M16 12c0 6-2.5 8.5-8.5 13.500M16 12c0 6 2.5 8.5 8.5 13.500M16 16c0 5-1 8-3 11M16 16c0 5 1 8 3 11"/></g></svg>`;

export const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

/**
 * Returns a page of the server's own in the product's look. Styles and scripts are files, because the policy of all
 * pages forbids inline ones.
 *
 * @param head further elements, as markup
 * @param content markup
 */
export const plainPage = (title: string, content: string, head = "") =>
  `<!doctype html><html lang="en-AU"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)} - Holdfast</title>
<link rel="stylesheet" href="/v1/docs/page.css">${head}</head>
<body><header>${MARK}<strong>Holdfast</strong><span>${escapeHtml(title)}</span><a href="/">Open the app</a></header>
<main>${content}</main></body></html>`;

/** Adds the style sheet and the fonts of `plainPage`. */
export function addPageStyle(app: FastifyInstance): void {
  app.get("/v1/docs/page.css", (_request, reply) =>
    reply.type("text/css; charset=utf-8").header("cache-control", "no-cache").send(style),
  );
  for (const weight of [400, 600]) {
    addFont(app, `/v1/docs/sans-${weight}.woff2`, weight);
  }
}

/** Adds a font of the product. @param headers for a page that is isolated from this origin */
export function addFont(
  app: FastifyInstance,
  url: string,
  weight: number,
  headers: Readonly<Record<string, string>> = {},
): void {
  let font: Buffer | undefined;
  app.get(url, (_request, reply) => {
    font ??= readFileSync(
      require.resolve(`@fontsource/inter/files/inter-latin-${weight}-normal.woff2`),
    );
    return reply
      .headers({ "cache-control": "public, max-age=86400", ...headers })
      .type("font/woff2")
      .send(font);
  });
}
