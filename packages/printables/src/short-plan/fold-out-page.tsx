import { renderToStaticMarkup } from "react-dom/server";
import tokens from "../tokens.css?raw";
import style from "./fold-out.css?raw";
import { dayData } from "./day-print";
import { ShortPlanContent } from "./short-plan-content";
import type { ShortPlanData } from "./short-plan-data";

/** It loads and runs nothing: its style is in it, and images are `data:` URLs. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/**
 * Returns the short plan as one HTML file for phones, which any browser shows without a network and scripts: the sections
 * of the paper, foldable, with all event cards, links in place of page numbers, and numbers that call.
 */
export function foldOutPage(data: ShortPlanData): string {
  const { organisation } = data.content;
  const page = (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="content-security-policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{`Short plan – ${organisation.name}`}</title>
        <style dangerouslySetInnerHTML={{ __html: tokens + style }} />
      </head>
      <body>
        <main className="hf-fold-out">
          <ShortPlanContent data={dayData(data)} isFoldOut />
        </main>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}
