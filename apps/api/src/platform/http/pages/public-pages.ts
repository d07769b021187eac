import { PAGE_ROUTES, UNKNOWN_PAGE } from "@holdfast/contract/public-site/page-routes";
import {
  CONTACT_PAGE,
  LANDING_PAGE,
  type PublicPage,
} from "@holdfast/contract/public-site/public-pages";
import type { FastifyInstance } from "fastify";

/** The pages that search engines may list; all others are sent with `x-robots-tag: noindex`. */
export const PUBLIC_PAGES: readonly PublicPage[] = [LANDING_PAGE, CONTACT_PAGE];

/** Made from the landing page by `npm run record-sharing-image`. */
const SHARING_IMAGE = { path: "/sharing-image.png", width: 1200, height: 630 };
const SHARING_IMAGE_ALT =
  "Know what to do on the worst day. A chart: with a plan, service recovers before the maximum tolerable period of disruption.";

/** Returns the built page with the title, description, address and preview of one of the public pages. */
export function withHead(built: string, page: PublicPage, publicUrl: string): string {
  const address = publicUrl + page.path;
  const properties = {
    "og:type": "website",
    "og:site_name": "Holdfast",
    "og:locale": "en_AU",
    "og:url": address,
    "og:title": page.title,
    "og:description": page.description,
    "og:image": publicUrl + SHARING_IMAGE.path,
    "og:image:width": String(SHARING_IMAGE.width),
    "og:image:height": String(SHARING_IMAGE.height),
    "og:image:alt": SHARING_IMAGE_ALT,
  };
  const head = [
    `<title>${escaped(page.title)}</title>`,
    `<meta name="description" content="${escaped(page.description)}">`,
    `<link rel="canonical" href="${escaped(address)}">`,
    ...Object.entries(properties).map(
      ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("");
  return built
    .replaceAll(/<title>[^<]*<\/title>|<meta\s+name="description"[^>]*>/g, "")
    .replace("</head>", () => `${head}</head>`);
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const ROUTES = PAGE_ROUTES.filter((route) => route !== UNKNOWN_PAGE);
const SCREENS: ReadonlySet<string> = new Set(ROUTES);
const SECTIONS = ROUTES.filter((route) => route.endsWith("/*")).map((route) => route.slice(0, -1));

/** Returns whether the web app has a screen at a path; the router ignores case and a slash at the end. */
export const isScreen = (path: string): boolean => {
  const route = path.toLowerCase().replace(/(?<=.)\/$/, "");
  return SCREENS.has(route) || SECTIONS.some((section) => route.startsWith(section));
};

/** Serves /robots.txt and /sitemap.xml. */
export function addCrawlerFiles(app: FastifyInstance, publicUrl: string): void {
  const robots = [
    "User-agent: *",
    // Part of the landing page.
    "Allow: /v1/news",
    "Disallow: /v1/",
    "Disallow: /dev/",
    `Sitemap: ${publicUrl}/sitemap.xml`,
    "",
  ].join("\n");
  const urls = PUBLIC_PAGES.map(({ path }) => `<url><loc>${escaped(publicUrl + path)}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join("")}</urlset>
`;
  app.get("/robots.txt", (_request, reply) => reply.type("text/plain; charset=utf-8").send(robots));
  app.get("/sitemap.xml", (_request, reply) =>
    reply.type("application/xml; charset=utf-8").send(sitemap),
  );
}
